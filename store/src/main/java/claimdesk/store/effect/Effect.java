package claimdesk.store.effect;

import claimdesk.store.identity.AttemptId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/**
 * One row of the effect ledger.
 *
 * @param isGuarded whether a second one of its kind was ruled out by constraint
 * @param doneAtMs store clock
 * @param message its row in the outbox; empty for an effect that stays within the store, or whose protocol has no outbox
 */
public record Effect(String kind, boolean isGuarded, AttemptId attempt, long doneAtMs, Optional<Queued> message) {

    /**
     * One row of the outbox.
     *
     * @param queuedAtMs store clock
     * @param sentAtMs store clock; empty while it waits
     */
    public record Queued(String downstreamKey, long queuedAtMs, Optional<Long> sentAtMs) {}

    static Effect read(ResultSet row) throws SQLException {
        return new Effect(
                row.getString("kind"),
                row.getInt("guarded") == 1,
                new AttemptId(row.getString("attempt_id")),
                row.getLong("done_at_ms"),
                queued(row));
    }

    private static Optional<Queued> queued(ResultSet row) throws SQLException {
        String downstreamKey = row.getString("downstream_key");
        if (downstreamKey == null) {
            return Optional.empty();
        }
        long sentAtMs = row.getLong("sent_at_ms");
        Optional<Long> sent = row.wasNull() ? Optional.empty() : Optional.of(sentAtMs);
        return Optional.of(new Queued(downstreamKey, row.getLong("queued_at_ms"), sent));
    }
}
