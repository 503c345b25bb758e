package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The keys of the key table, of the journal where they were received, and of imported lines. */
final class KeyNames implements NameWalk.Names {

    private static final int VENDORS_MAX = 50;
    /** Of a key with more rows so many are looked at for its vendors. */
    private static final int ROWS_MAX = 500;

    private static final String NEXT =
            """
            SELECT min(name) AS name
              FROM (SELECT min(key) AS name
                      FROM idempotency_key
                     WHERE key >= :from
                       AND key < :to
                     UNION ALL
                    SELECT min(key)
                      FROM journal
                     WHERE (type = 'RECEIVED' OR type = 'REPLAYED')
                       AND key >= :from
                       AND key < :to
                     UNION ALL
                    SELECT min(key)
                      FROM evidence_by_key
                     WHERE key >= :from
                       AND key < :to)
            """;

    private static final String SUBJECTS =
            """
            SELECT vendor, key, max(order_id) AS order_id
              FROM (SELECT *
                      FROM (SELECT vendor, key, order_id
                              FROM idempotency_key
                             WHERE key = :key
                             LIMIT :rows)
                     UNION ALL
                    SELECT *
                      FROM (SELECT vendor, key, order_id
                              FROM journal
                             WHERE (type = 'RECEIVED' OR type = 'REPLAYED')
                               AND key = :key
                             LIMIT :rows)
                     UNION ALL
                    SELECT *
                      FROM (SELECT e.vendor, e.key, e.order_id
                              FROM evidence_by_key AS n
                              JOIN evidence AS e ON e.evidence_id = n.evidence_id
                              JOIN import_source AS s ON s.run_id = e.run_id
                             WHERE n.key = :key
                               AND s.state = 'imported'
                             LIMIT :rows))
             GROUP BY vendor, key
             LIMIT :vendors
            """;

    @Override
    public String next() {
        return NEXT;
    }

    @Override
    public List<Subject> subjects(Handle handle, String key) {
        return DirectStatement.on(handle, SUBJECTS)
                .bind("key", key)
                .bind("rows", ROWS_MAX)
                .bind("vendors", VENDORS_MAX)
                .list(SubjectRow::read);
    }
}
