package claimdesk.store.effect;

import claimdesk.store.claim.Claim;
import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Journal;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The effect ledger. Bound to one connection and not thread-safe. */
public final class Effects {

    private final Handle handle;
    private final InstantSource clock;
    private final Journal journal;
    private final Outbox outbox;

    public Effects(Handle handle, InstantSource clock, Journal journal, Outbox outbox) {
        this.handle = handle;
        this.clock = clock;
        this.journal = journal;
        this.outbox = outbox;
    }

    /** Does an effect whatever was done before: the studied way, and that of {@code owned-claim}. */
    public void doUnguarded(Claim claim, EffectKind kind) {
        insert(claim, kind, false);
        journal(claim, Details.of(Detail.EFFECT, kind.text()));
    }

    /**
     * Does an effect once for this key. One that leaves the store is queued in the outbox, in the same transaction.
     *
     * @return false if it was done before, in which case nothing is written
     */
    public boolean doOnce(Claim claim, EffectKind kind) {
        Optional<Long> effect = insert(claim, kind, true);
        effect.ifPresent(id -> {
            Details details = Details.of(Detail.EFFECT, kind.text());
            if (kind.leavesStore()) {
                String downstreamKey = Outbox.downstreamKey(claim.caller().key(), kind);
                outbox.queue(id, downstreamKey);
                details = details.with(Detail.DOWNSTREAM_KEY, downstreamKey);
            }
            journal(claim, details);
        });
        return effect.isPresent();
    }

    /** How many effects of this kind were done for the key. */
    public int count(ScopedKey key, EffectKind kind) {
        long effects = DirectStatement.on(
                        handle,
                        """
                        SELECT count(*)
                          FROM effect
                         WHERE vendor = :vendor
                           AND key = :key
                           AND kind = :kind
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .bind("kind", kind.text())
                .number();
        return Math.toIntExact(effects);
    }

    /** The effects that were done for the key, by kind and then oldest first, at most {@code limit}. */
    public List<Effect> ofKey(ScopedKey key, int limit) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT e.kind, e.guarded, e.attempt_id, e.done_at_ms, o.downstream_key, o.queued_at_ms,
                               o.sent_at_ms
                          FROM effect e
                          LEFT JOIN outbox o ON o.effect_id = e.effect_id
                         WHERE e.vendor = :vendor
                           AND e.key = :key
                         ORDER BY e.kind, e.effect_id
                         LIMIT :limit
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .bind("limit", limit)
                .list(Effect::read);
    }

    private Optional<Long> insert(Claim claim, EffectKind kind, boolean isGuarded) {
        int rows = DirectStatement.on(
                        handle,
                        """
                        INSERT INTO effect (vendor, key, kind, guarded, order_id, attempt_id, done_at_ms)
                        VALUES (:vendor, :key, :kind, :guarded, :order, :attempt, :nowMs)
                            ON CONFLICT (vendor, key, kind) WHERE guarded = 1 DO NOTHING
                        """)
                .bind("vendor", claim.caller().key().vendor().text())
                .bind("key", claim.caller().key().key().text())
                .bind("kind", kind.text())
                .bind("guarded", isGuarded ? 1 : 0)
                .bind("order", claim.caller().order().text())
                .bind("attempt", claim.caller().attempt().text())
                .bind("nowMs", clock.millis())
                .execute();
        return rows == 0
                ? Optional.empty()
                : Optional.of(
                        DirectStatement.on(handle, "SELECT last_insert_rowid()").number());
    }

    private void journal(Claim claim, Details details) {
        journal.append(claim.caller().run(), EventType.EFFECT, claim.caller().subject(), details);
    }
}
