package claimdesk.store.window.lane;

import claimdesk.store.identity.RunId;
import claimdesk.store.window.lane.LaneChanges.ChangedKey;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Tells from the journal which rows of the lanes have changed: every change of a key is journalled in its own
 * transaction, whichever process makes it. Bound to one connection and not thread-safe.
 */
public final class ChangeLog {

    private static final String KEYS =
            """
            SELECT id, state = 'saved' AS is_saved, coalesce(saved_at_ms, claimed_at_ms) AS at_ms,
                   iif(state = 'saved', saved_at_ms - claimed_at_ms, lease_until_ms) AS other,
                   (:vendor IS NULL OR idempotency_key.vendor = :vendor)
               AND (:operation IS NULL OR operation = :operation)
               AND (:run IS NULL OR idempotency_key.run_id = :run)
               AND (:protocol IS NULL
                    OR (SELECT protocol FROM run WHERE run.run_id = idempotency_key.run_id) = :protocol)
               AND (NOT :retriedOnly
                    OR (SELECT count(*)
                          FROM (SELECT 1
                                  FROM journal AS received
                                 WHERE received.key = idempotency_key.key
                                   AND received.vendor = idempotency_key.vendor
                                   AND received.type = 'RECEIVED'
                                 LIMIT 2)) = 2) AS is_match
              FROM journal AS named
              LEFT JOIN idempotency_key
                ON idempotency_key.vendor = named.vendor
               AND idempotency_key.key = named.key
             WHERE named.seq > :after
               AND named.seq <= :upTo
               AND named.key IS NOT NULL
            """;

    private static final String REFUSED =
            """
            SELECT seq
              FROM journal
             WHERE type = 'REFUSED'
               AND seq > :after
               AND seq <= :upTo
               AND (:vendor IS NULL OR vendor = :vendor)
               AND (:operation IS NULL
                    OR (SELECT operation
                          FROM idempotency_key
                         WHERE idempotency_key.vendor = journal.vendor
                           AND idempotency_key.key = journal.key) = :operation)
               AND (:run IS NULL OR run_id = :run)
               AND (:protocol IS NULL OR (SELECT protocol FROM run WHERE run.run_id = journal.run_id) = :protocol)
               AND (NOT :retriedOnly
                    OR (SELECT count(*)
                          FROM (SELECT 1
                                  FROM journal AS received
                                 WHERE received.key = journal.key
                                   AND received.vendor = journal.vendor
                                   AND received.type = 'RECEIVED'
                                 LIMIT 2)) = 2)
             ORDER BY seq
            """;

    private static final String PURGED =
            """
            SELECT EXISTS (SELECT 1
                             FROM journal
                            WHERE seq > :after
                              AND seq <= :upTo
                              AND type = 'PURGED')
            """;

    private static final String RUNS =
            """
            SELECT DISTINCT run_id
              FROM journal
             WHERE seq > :after
               AND seq <= :upTo
            """;

    private final Handle handle;

    public ChangeLog(Handle handle) {
        this.handle = handle;
    }

    /** What the journal rows with a seq over {@code after}, up to {@code upTo}, have changed. */
    public LaneChanges between(long after, long upTo, LaneFilter filter) {
        Long run = filter.run().map(one -> one.number()).orElse(null);
        List<Optional<ChangedKey>> keys = filter.bind(handle.createQuery(KEYS))
                .bind("run", run)
                .bind("after", after)
                .bind("upTo", upTo)
                .map(ChangeLog::changedKey)
                .list();
        List<Long> refused = filter.bind(handle.createQuery(REFUSED))
                .bind("run", run)
                .bind("after", after)
                .bind("upTo", upTo)
                .mapTo(Long.class)
                .list();
        boolean isPurged = handle.createQuery(PURGED)
                .bind("after", after)
                .bind("upTo", upTo)
                .mapTo(boolean.class)
                .one();
        List<ChangedKey> there =
                keys.stream().flatMap(Optional::stream).distinct().toList();
        return new LaneChanges(upTo, there, keys.contains(Optional.empty()), isPurged, refused);
    }

    /** The runs that the journal rows with a seq over {@code after}, up to {@code upTo}, belong to. */
    public List<RunId> runs(long after, long upTo) {
        return handle.createQuery(RUNS).bind("after", after).bind("upTo", upTo).mapTo(Long.class).list().stream()
                .map(RunId::new)
                .toList();
    }

    /** Empty for a key without a row. */
    private static Optional<ChangedKey> changedKey(ResultSet row, StatementContext context) throws SQLException {
        long number = row.getLong("id");
        return row.wasNull()
                ? Optional.empty()
                : Optional.of(new ChangedKey(
                        number,
                        row.getBoolean("is_saved"),
                        row.getLong("at_ms"),
                        row.getLong("other"),
                        row.getBoolean("is_match")));
    }
}
