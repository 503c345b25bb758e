package claimdesk.store.imported;

import claimdesk.store.identity.RunId;
import org.jdbi.v3.core.Handle;

/** Deletes the first lines that are left of an import that does not count, and by what they would be found. */
record Clearing(Handle handle, RunId run, int limit) {

    /** Returns how many lines there were; the names go first, for they are found by their lines. */
    int clear() {
        long last = last();
        delete(
                """
                DELETE FROM evidence_by_key
                 WHERE (key, evidence_id) IN (SELECT key, evidence_id
                                                FROM evidence
                                               WHERE evidence_id BETWEEN (SELECT first_id
                                                                            FROM import_source
                                                                           WHERE run_id = :run) AND :last
                                                 AND run_id = :run
                                                 AND key IS NOT NULL)
                """,
                last);
        delete(
                """
                DELETE FROM evidence_by_attempt
                 WHERE (attempt_id, evidence_id) IN (SELECT attempt_id, evidence_id
                                                       FROM evidence
                                                      WHERE evidence_id BETWEEN (SELECT first_id
                                                                                   FROM import_source
                                                                                  WHERE run_id = :run) AND :last
                                                        AND run_id = :run
                                                        AND attempt_id IS NOT NULL)
                """,
                last);
        delete(
                """
                DELETE FROM evidence_by_order
                 WHERE (order_id, evidence_id) IN (SELECT order_id, evidence_id
                                                     FROM evidence
                                                    WHERE evidence_id BETWEEN (SELECT first_id
                                                                                 FROM import_source
                                                                                WHERE run_id = :run) AND :last
                                                      AND run_id = :run
                                                      AND order_id IS NOT NULL)
                """,
                last);
        return delete(
                """
                DELETE FROM evidence
                 WHERE evidence_id BETWEEN (SELECT first_id FROM import_source WHERE run_id = :run) AND :last
                   AND run_id = :run
                """,
                last);
    }

    /** The last line of those that go now; 0 if there is none, or if the import counts. */
    private long last() {
        return handle.createQuery(
                        """
                        SELECT coalesce(max(evidence_id), 0)
                          FROM (SELECT e.evidence_id
                                  FROM import_source AS s
                                  JOIN evidence AS e ON e.evidence_id BETWEEN s.first_id AND s.last_id
                                                    AND e.run_id = s.run_id
                                 WHERE s.run_id = :run
                                   AND s.state <> 'imported'
                                 ORDER BY e.evidence_id
                                 LIMIT :limit)
                        """)
                .bind("run", run.number())
                .bind("limit", limit)
                .mapTo(long.class)
                .one();
    }

    private int delete(String sql, long last) {
        return handle.createUpdate(sql)
                .bind("run", run.number())
                .bind("last", last)
                .execute();
    }
}
