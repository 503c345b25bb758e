package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The attempts of the journal, and the requests of imported lines by the ids that these give them. */
final class AttemptNames implements NameWalk.Names {

    private static final int ROWS_MAX = 50;

    private static final String NEXT =
            """
            SELECT min(name) AS name
              FROM (SELECT min(attempt_id) AS name
                      FROM journal
                     WHERE attempt_id >= :from
                       AND attempt_id < :to
                     UNION ALL
                    SELECT min(attempt_id)
                      FROM evidence_by_attempt
                     WHERE attempt_id >= :from
                       AND attempt_id < :to)
            """;

    private static final String SUBJECTS =
            """
            SELECT vendor, key, max(order_id) AS order_id
              FROM (SELECT *
                      FROM (SELECT vendor, key, order_id
                              FROM journal
                             WHERE attempt_id = :attempt
                             ORDER BY seq DESC
                             LIMIT :rows)
                     UNION ALL
                    SELECT *
                      FROM (SELECT e.vendor, e.key, e.order_id
                              FROM evidence_by_attempt AS n
                              JOIN evidence AS e ON e.evidence_id = n.evidence_id
                              JOIN import_source AS s ON s.run_id = e.run_id
                             WHERE n.attempt_id = :attempt
                               AND s.state = 'imported'
                             LIMIT :rows))
             GROUP BY vendor, key
             LIMIT :rows
            """;

    @Override
    public String next() {
        return NEXT;
    }

    @Override
    public List<Subject> subjects(Handle handle, String attempt) {
        return DirectStatement.on(handle, SUBJECTS)
                .bind("attempt", attempt)
                .bind("rows", ROWS_MAX)
                .list(SubjectRow::read);
    }
}
