package claimdesk.store.effect;

import claimdesk.store.claim.Digests;
import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.ScopedKey;
import java.time.InstantSource;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Effects that leave the store, committed with the order change and sent later, at least once, under a downstream key
 * that stays the same. Bound to one connection and not thread-safe.
 */
public final class Outbox {

    private final Handle handle;
    private final InstantSource clock;

    public Outbox(Handle handle, InstantSource clock) {
        this.handle = handle;
        this.clock = clock;
    }

    /** The provider's key for this effect of this key: stable across our retries, unlike a fresh random one. */
    static String downstreamKey(ScopedKey key, EffectKind kind) {
        return new Digests()
                .add(key.vendor().text())
                .add(key.key().text())
                .add(kind.text())
                .hex();
    }

    void queue(long effectId, String downstreamKey) {
        DirectStatement.on(
                        handle,
                        """
                        INSERT INTO outbox (effect_id, downstream_key, queued_at_ms)
                        VALUES (:effect, :downstreamKey, :nowMs)
                        """)
                .bind("effect", effectId)
                .bind("downstreamKey", downstreamKey)
                .bind("nowMs", clock.millis())
                .execute();
    }

    /** The oldest messages that were not sent yet. */
    public List<OutboxMessage> unsent(int limit) {
        return handle.createQuery(
                        """
                        SELECT message_id, downstream_key
                          FROM outbox
                         WHERE sent_at_ms IS NULL
                         ORDER BY message_id
                         LIMIT :limit
                        """)
                .bind("limit", limit)
                .map((row, context) -> new OutboxMessage(row.getLong("message_id"), row.getString("downstream_key")))
                .list();
    }

    /** Notes that the receiver took the message. Returns false if that was noted before. */
    public boolean sent(OutboxMessage message) {
        return handle.createUpdate(
                                """
                        UPDATE outbox
                           SET sent_at_ms = :nowMs
                         WHERE message_id = :message
                           AND sent_at_ms IS NULL
                        """)
                        .bind("message", message.id())
                        .bind("nowMs", clock.millis())
                        .execute()
                == 1;
    }
}
