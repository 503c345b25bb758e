package claimdesk.store.window.lane;

import claimdesk.store.window.Cursor;
import org.jdbi.v3.core.Handle;

/** The places of the claims, the latest claimed first. */
final class InProgressPlaces {

    private static final String OF_ALL_RUNS =
            """
                        SELECT claimed_at_ms, id, lease_until_ms,
                               (:vendor IS NULL OR vendor = :vendor)
                           AND (:operation IS NULL OR operation = :operation)
                           AND (:protocol IS NULL
                                OR (SELECT protocol FROM run WHERE run.run_id = idempotency_key.run_id) = :protocol)
                           AND (NOT :retriedOnly
                                OR (SELECT count(*)
                                      FROM (SELECT 1
                                              FROM journal AS received
                                             WHERE received.key = idempotency_key.key
                                               AND received.vendor = idempotency_key.vendor
                                               AND received.type = 'RECEIVED'
                                             LIMIT 2)) = 2)
                          FROM idempotency_key
                         WHERE state = 'in_progress'
                           AND (claimed_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY claimed_at_ms DESC, id DESC
                         LIMIT :limit
            """;

    private static final String OF_ONE_RUN =
            """
                        SELECT claimed_at_ms, id, lease_until_ms,
                               (:vendor IS NULL OR vendor = :vendor)
                           AND (:operation IS NULL OR operation = :operation)
                           AND (:protocol IS NULL
                                OR (SELECT protocol FROM run WHERE run.run_id = idempotency_key.run_id) = :protocol)
                           AND (NOT :retriedOnly
                                OR (SELECT count(*)
                                      FROM (SELECT 1
                                              FROM journal AS received
                                             WHERE received.key = idempotency_key.key
                                               AND received.vendor = idempotency_key.vendor
                                               AND received.type = 'RECEIVED'
                                             LIMIT 2)) = 2)
                          FROM idempotency_key
                         WHERE state = 'in_progress'
                           AND run_id = :run
                           AND (claimed_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY claimed_at_ms DESC, id DESC
                         LIMIT :limit
            """;

    private final Handle handle;

    InProgressPlaces(Handle handle) {
        this.handle = handle;
    }

    Places before(LaneFilter filter, Cursor before, int limit) {
        return filter.run().isPresent()
                ? Chunk.read(
                        filter.bind(handle.createQuery(OF_ONE_RUN))
                                .bind("run", filter.run().get().number()),
                        before,
                        limit)
                : Chunk.read(filter.bind(handle.createQuery(OF_ALL_RUNS)), before, limit);
    }
}
