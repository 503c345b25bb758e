package claimdesk.store.imported;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.EventType;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/** Writes lines by JDBC's own batches: binding by name, a row at a time, takes longer than the insert. */
final class Staging {

    private static final String INSERT =
            """
            INSERT INTO evidence (run_id, line, at_ms, type, vendor, key, attempt_id, order_id, details)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """;

    /** The driver holds a batch as one array: a large one is work for the garbage collector at each of its runs. */
    private static final int BATCH_LINES = 64;

    private Staging() {}

    static void insert(Handle handle, RunId run, List<EvidenceLine> lines) {
        try (PreparedStatement insert = handle.getConnection().prepareStatement(INSERT)) {
            int batched = 0;
            for (EvidenceLine line : lines) {
                bind(insert, run, line);
                insert.addBatch();
                batched++;
                if (batched % BATCH_LINES == 0 || batched == lines.size()) {
                    insert.executeBatch();
                }
            }
        } catch (SQLException failure) {
            throw new UnableToExecuteStatementException(failure, null);
        }
    }

    private static void bind(PreparedStatement insert, RunId run, EvidenceLine line) throws SQLException {
        insert.setLong(1, run.number());
        insert.setLong(2, line.line());
        if (line.atMs().isPresent()) {
            insert.setLong(3, line.atMs().getAsLong());
        } else {
            insert.setNull(3, Types.INTEGER);
        }
        text(insert, 4, line.type().map(EventType::name));
        text(insert, 5, line.subject().vendor().map(Vendor::text));
        text(insert, 6, line.subject().key().map(IdempotencyKey::text));
        text(insert, 7, line.subject().attempt().map(AttemptId::text));
        text(insert, 8, line.subject().order().map(OrderId::text));
        insert.setString(9, line.details().toJson());
    }

    private static void text(PreparedStatement insert, int place, Optional<String> value) throws SQLException {
        insert.setString(place, value.orElse(null));
    }
}
