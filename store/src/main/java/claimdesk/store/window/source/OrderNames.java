package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The orders of the journal, of the order table and of imported lines, each with the keys that it came under. */
final class OrderNames implements NameWalk.Names {

    private static final int KEYS_MAX = 50;
    /** Of an order with more rows the newest are looked at for its keys. */
    private static final int ROWS_MAX = 500;

    private static final String NEXT =
            """
            SELECT min(name) AS name
              FROM (SELECT min(order_id) AS name
                      FROM journal
                     WHERE order_id >= :from
                       AND order_id < :to
                     UNION ALL
                    SELECT min(order_id)
                      FROM customer_order
                     WHERE order_id >= :from
                       AND order_id < :to
                     UNION ALL
                    SELECT min(order_id)
                      FROM evidence_by_order
                     WHERE order_id >= :from
                       AND order_id < :to)
            """;

    private static final String SUBJECTS =
            """
            SELECT DISTINCT vendor, key, order_id
              FROM (SELECT *
                      FROM (SELECT vendor, key, order_id
                              FROM journal
                             WHERE order_id = :order
                             ORDER BY seq DESC
                             LIMIT :rows)
                     UNION ALL
                    SELECT *
                      FROM (SELECT vendor, key, order_id
                              FROM idempotency_key
                             WHERE order_id = :order
                             LIMIT :rows)
                     UNION ALL
                    SELECT *
                      FROM (SELECT e.vendor, e.key, e.order_id
                              FROM evidence_by_order AS n
                              JOIN evidence AS e ON e.evidence_id = n.evidence_id
                              JOIN import_source AS s ON s.run_id = e.run_id
                             WHERE n.order_id = :order
                               AND s.state = 'imported'
                             LIMIT :rows))
             LIMIT :keys
            """;

    private static final String PLACED =
            """
            SELECT vendor, NULL AS key, order_id
              FROM customer_order
             WHERE order_id = :order
            """;

    @Override
    public String next() {
        return NEXT;
    }

    /** The order under each of its keys; by itself only where no row of it has a key of a vendor. */
    @Override
    public List<Subject> subjects(Handle handle, String order) {
        List<Subject> all = DirectStatement.on(handle, SUBJECTS)
                .bind("order", order)
                .bind("rows", ROWS_MAX)
                .bind("keys", KEYS_MAX)
                .list(SubjectRow::read);
        List<Subject> keyed =
                all.stream().filter(one -> one.scopedKey().isPresent()).toList();
        if (!keyed.isEmpty()) {
            return keyed;
        }
        return all.isEmpty()
                ? DirectStatement.on(handle, PLACED).bind("order", order).list(SubjectRow::read)
                : all.subList(0, 1);
    }
}
