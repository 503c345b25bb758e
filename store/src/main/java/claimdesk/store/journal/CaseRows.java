package claimdesk.store.journal;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * What a file has about orders, whether in its journal or imported, page by page, so that cases can be read one after
 * another. Bound to one connection and not thread-safe.
 */
public final class CaseRows {

    private final Handle handle;

    public CaseRows(Handle handle) {
        this.handle = handle;
    }

    /** The journal's rows about {@code order}, oldest first, at most {@code limit}. */
    public List<Event> ofOrder(OrderId order, int limit) {
        return Journal.events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE order_id = :order
                         ORDER BY seq
                         LIMIT :limit
                        """)
                .bind("order", order.text())
                .bind("limit", limit));
    }

    /** The journal's rows of {@code key} that name no order, oldest first, at most {@code limit}. */
    public List<Event> withoutOrder(ScopedKey key, int limit) {
        return Journal.events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE vendor = :vendor
                           AND key = :key
                           AND order_id IS NULL
                         ORDER BY seq
                         LIMIT :limit
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .bind("limit", limit));
    }

    /** The journal's rows about the orders from {@code first} to {@code last}, order by order, at most {@code limit}. */
    public List<Event> ofOrders(OrderId first, OrderId last, int limit) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE order_id BETWEEN :first AND :last
                         ORDER BY order_id, seq
                         LIMIT :limit
                        """)
                .bind("first", first.text())
                .bind("last", last.text())
                .bind("limit", limit)
                .list(EventRow::event);
    }

    /** The journal's rows of {@code keys} that name no order, at most {@code limit}. */
    public List<Event> withoutOrder(Collection<ScopedKey> keys, int limit) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT j.seq, j.at_ms, j.run_id, j.type, j.vendor, j.key, j.attempt_id, j.order_id, j.details
                          FROM json_each(:keys) AS asked
                         CROSS JOIN journal AS j ON j.vendor = asked.value ->> 0 AND j.key = asked.value ->> 1
                         WHERE j.order_id IS NULL
                         LIMIT :limit
                        """)
                .bind("keys", KeyList.json(keys))
                .bind("limit", limit)
                .list(EventRow::event);
    }

    /** Whether the journal has rows that name no order. */
    public boolean hasRowsWithoutOrder() {
        return DirectStatement.on(handle, "SELECT EXISTS (SELECT 1 FROM journal WHERE order_id IS NULL)")
                        .number()
                == 1;
    }

    /** Whether the key table has rows. */
    public boolean hasKeyRows() {
        return DirectStatement.on(handle, "SELECT EXISTS (SELECT 1 FROM idempotency_key)")
                        .number()
                == 1;
    }

    /** The orders that journal or imported lines name, in order of their text after {@code after}, at most {@code limit}. */
    public List<OrderId> orders(Optional<OrderId> after, int limit) {
        return handle.createQuery(
                        """
                        SELECT order_id
                          FROM (SELECT *
                                  FROM (SELECT DISTINCT order_id
                                          FROM journal
                                         WHERE order_id > :after
                                         ORDER BY order_id
                                         LIMIT :limit)
                                 UNION
                                SELECT *
                                  FROM (SELECT DISTINCT order_id
                                          FROM evidence_by_order
                                         WHERE order_id > :after
                                         ORDER BY order_id
                                         LIMIT :limit))
                         ORDER BY order_id
                         LIMIT :limit
                        """)
                .bind("after", after.map(OrderId::text).orElse(""))
                .bind("limit", limit)
                .map((row, context) -> new OrderId(row.getString("order_id")))
                .list();
    }

    /**
     * The texts of imported keys that are not all of one order: of several, or of none. After {@code after}, at most
     * {@code limit}; two vendors' keys of one text are told apart by {@link #vendorsOf}.
     */
    public List<IdempotencyKey> importedKeysAcrossOrders(Optional<IdempotencyKey> after, int limit) {
        return handle.createQuery(
                        """
                        SELECT key
                          FROM evidence_by_key
                         WHERE key > :after
                         GROUP BY key
                        HAVING min(order_id) IS NULL
                            OR min(order_id) <> max(order_id)
                         ORDER BY key
                         LIMIT :limit
                        """)
                .bind("after", after.map(IdempotencyKey::text).orElse(""))
                .bind("limit", limit)
                .map((row, context) -> new IdempotencyKey(row.getString("key")))
                .list();
    }

    /** The vendors that imported lines name with {@code key}, at most {@code limit}. */
    public List<Vendor> vendorsOf(IdempotencyKey key, int limit) {
        return handle.createQuery(
                        """
                        SELECT DISTINCT e.vendor
                          FROM evidence_by_key AS n
                          JOIN evidence AS e ON e.evidence_id = n.evidence_id
                         WHERE n.key = :key
                           AND e.vendor IS NOT NULL
                         ORDER BY e.vendor
                         LIMIT :limit
                        """)
                .bind("key", key.text())
                .bind("limit", limit)
                .map((row, context) -> new Vendor(row.getString("vendor")))
                .list();
    }
}
