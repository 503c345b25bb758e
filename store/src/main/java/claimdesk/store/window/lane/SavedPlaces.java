package claimdesk.store.window.lane;

import claimdesk.store.window.Cursor;
import org.jdbi.v3.core.Handle;

/** The places of the saved answers, the latest saved first. */
final class SavedPlaces {

    private static final String OF_ALL_RUNS =
            """
                        SELECT saved_at_ms, id, saved_at_ms - claimed_at_ms,
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
                         WHERE state = 'saved'
                           AND (saved_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY saved_at_ms DESC, id DESC
                         LIMIT :limit
            """;

    private static final String OF_ONE_RUN =
            """
                        SELECT saved_at_ms, id, saved_at_ms - claimed_at_ms,
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
                         WHERE state = 'saved'
                           AND run_id = :run
                           AND (saved_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY saved_at_ms DESC, id DESC
                         LIMIT :limit
            """;

    /** Reads the index alone. */
    private static final String UNFILTERED =
            """
                        SELECT saved_at_ms, id, 0, 1
                          FROM idempotency_key
                         WHERE state = 'saved'
                           AND (saved_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY saved_at_ms DESC, id DESC
                         LIMIT :limit
            """;

    private final Handle handle;

    SavedPlaces(Handle handle) {
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

    /** Of all saved answers; how long each took is not read. */
    Places unfiltered(Cursor before, int limit) {
        return Chunk.read(handle.createQuery(UNFILTERED), before, limit);
    }
}
