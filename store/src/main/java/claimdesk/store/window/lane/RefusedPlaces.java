package claimdesk.store.window.lane;

import claimdesk.store.window.Cursor;
import org.jdbi.v3.core.Handle;

/** The places of the refused saves, the latest first; they are ordered by their place in the journal. */
final class RefusedPlaces {

    private static final String OF_ALL_RUNS =
            """
                        SELECT seq, seq, 0,
                               (:vendor IS NULL OR vendor = :vendor)
                           AND (:operation IS NULL
                                OR (SELECT operation
                                      FROM idempotency_key
                                     WHERE idempotency_key.vendor = journal.vendor
                                       AND idempotency_key.key = journal.key) = :operation)
                           AND (:protocol IS NULL
                                OR (SELECT protocol FROM run WHERE run.run_id = journal.run_id) = :protocol)
                           AND (NOT :retriedOnly
                                OR (SELECT count(*)
                                      FROM (SELECT 1
                                              FROM journal AS received
                                             WHERE received.key = journal.key
                                               AND received.vendor = journal.vendor
                                               AND received.type = 'RECEIVED'
                                             LIMIT 2)) = 2)
                          FROM journal
                         WHERE type = 'REFUSED'
                           AND seq < min(:beforeMs, :beforeId)
                         ORDER BY seq DESC
                         LIMIT :limit
            """;

    private static final String OF_ONE_RUN =
            """
                        SELECT seq, seq, 0,
                               (:vendor IS NULL OR vendor = :vendor)
                           AND (:operation IS NULL
                                OR (SELECT operation
                                      FROM idempotency_key
                                     WHERE idempotency_key.vendor = journal.vendor
                                       AND idempotency_key.key = journal.key) = :operation)
                           AND (:protocol IS NULL
                                OR (SELECT protocol FROM run WHERE run.run_id = journal.run_id) = :protocol)
                           AND (NOT :retriedOnly
                                OR (SELECT count(*)
                                      FROM (SELECT 1
                                              FROM journal AS received
                                             WHERE received.key = journal.key
                                               AND received.vendor = journal.vendor
                                               AND received.type = 'RECEIVED'
                                             LIMIT 2)) = 2)
                          FROM journal
                         WHERE type = 'REFUSED'
                           AND run_id = :run
                           AND seq < min(:beforeMs, :beforeId)
                         ORDER BY seq DESC
                         LIMIT :limit
            """;

    private final Handle handle;

    RefusedPlaces(Handle handle) {
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
