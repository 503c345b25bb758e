package claimdesk.store.order;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The order table. Bound to one connection and not thread-safe. */
public final class Orders {

    private final Handle handle;
    private final InstantSource clock;

    public Orders(Handle handle, InstantSource clock) {
        this.handle = handle;
        this.clock = clock;
    }

    /**
     * Adds an order that is already in {@code state}.
     *
     * @throws IllegalStateException if there is one by that id
     */
    public void place(OrderId id, Vendor vendor, OrderState state) {
        int rows = handle.createUpdate(
                        """
                        INSERT INTO customer_order (order_id, vendor, state, version, placed_at_ms, changed_at_ms)
                        VALUES (:order, :vendor, :state, 1, :nowMs, :nowMs)
                            ON CONFLICT (order_id) DO NOTHING
                        """)
                .bind("order", id.text())
                .bind("vendor", vendor.text())
                .bind("state", state.text())
                .bind("nowMs", clock.millis())
                .execute();
        if (rows != 1) {
            throw new IllegalStateException("order " + id + " was placed before");
        }
    }

    public Optional<Order> find(OrderId id) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT order_id, vendor, state, version, changed_at_ms
                          FROM customer_order
                         WHERE order_id = :order
                        """)
                .bind("order", id.text())
                .find(Orders::order);
    }

    /**
     * Moves {@code read} to the operation's state, if the row still has the version that was read.
     *
     * @return whether it moved
     */
    public boolean move(Order read, Operation operation) {
        return DirectStatement.on(
                                handle,
                                """
                        UPDATE customer_order
                           SET state = :target, version = version + 1, changed_at_ms = :nowMs
                         WHERE order_id = :order
                           AND version = :version
                        """)
                        .bind("target", operation.target().text())
                        .bind("nowMs", clock.millis())
                        .bind("order", read.id().text())
                        .bind("version", read.version())
                        .execute()
                == 1;
    }

    private static Order order(ResultSet row) throws SQLException {
        return new Order(
                new OrderId(row.getString("order_id")),
                new Vendor(row.getString("vendor")),
                OrderState.named(row.getString("state")),
                row.getLong("version"),
                row.getLong("changed_at_ms"));
    }
}
