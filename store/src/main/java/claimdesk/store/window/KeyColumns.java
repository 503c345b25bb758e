package claimdesk.store.window;

import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import org.jdbi.v3.core.statement.StatementContext;

/** From a key row's columns to the rows of the lanes. */
final class KeyColumns {

    private KeyColumns() {}

    static InProgressRow inProgressRow(ResultSet row, StatementContext context) throws SQLException {
        return new InProgressRow(
                row.getLong("id"),
                key(row),
                new OrderId(row.getString("order_id")),
                operation(row),
                new AttemptId(row.getString("attempt_id")),
                new RunId(row.getLong("run_id")),
                row.getLong("claimed_at_ms"),
                row.getLong("lease_until_ms"),
                row.getInt("attempts"));
    }

    static SavedRow savedRow(ResultSet row, StatementContext context) throws SQLException {
        return new SavedRow(
                row.getLong("id"),
                key(row),
                new OrderId(row.getString("order_id")),
                operation(row),
                new AttemptId(row.getString("attempt_id")),
                new RunId(row.getLong("run_id")),
                row.getInt("answer_status"),
                OutcomeClass.valueOf(row.getString("answer_outcome").toUpperCase(Locale.ROOT)),
                row.getLong("claimed_at_ms"),
                row.getLong("saved_at_ms"),
                row.getInt("attempts"),
                row.getInt("replays"));
    }

    private static ScopedKey key(ResultSet row) throws SQLException {
        return new ScopedKey(new Vendor(row.getString("vendor")), new IdempotencyKey(row.getString("key")));
    }

    private static Operation operation(ResultSet row) throws SQLException {
        String text = row.getString("operation");
        return Operation.named(text)
                .orElseThrow(() -> new IllegalStateException("a key row has an unknown operation: " + text));
    }
}
