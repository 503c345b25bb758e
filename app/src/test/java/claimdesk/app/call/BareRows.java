package claimdesk.app.call;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/** The rows of one reissue call, written by plain prepared statements: what the benchmark holds the store against. */
final class BareRows implements AutoCloseable {

    private static final String HASH = "0123456789abcdef".repeat(4);
    private static final String[] EVENTS = {"RECEIVED", "CLAIMED", "WORK_STARTED", "EFFECT", "SAVED", "ANSWERED"};
    private static final String DETAILS = "{\"status\":\"200\",\"code\":\"done\",\"replayed\":\"false\","
            + "\"answerSha256\":\"" + HASH + "\",\"row\":\"0123456789ab\",\"fingerprint\":\"" + HASH + "\"}";
    private static final byte[] BODY = ("{\"order\":\"order-1\",\"operation\":\"reissue\",\"state\":\"reissued\","
                    + "\"code\":\"done\"}")
            .getBytes(StandardCharsets.UTF_8);

    private final Connection connection;
    private final Statement plain;
    private final PreparedStatement claim;
    private final PreparedStatement save;
    private final PreparedStatement order;
    private final PreparedStatement effect;
    private final PreparedStatement outbox;
    private final PreparedStatement journal;

    BareRows(Path file) throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        plain = connection.createStatement();
        plain.execute("PRAGMA journal_mode = WAL");
        plain.execute("PRAGMA synchronous = FULL");
        plain.execute("PRAGMA foreign_keys = ON");
        claim = connection.prepareStatement(
                """
                INSERT INTO idempotency_key (vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id,
                                             operation, state, owner_token, attempt_id, run_id, claimed_at_ms,
                                             lease_until_ms)
                VALUES ('north', ?, ?, ?, 'canonical', ?, 'reissue', 'in_progress', 'token', ?, 1, 1, 2)
                """);
        save = connection.prepareStatement(
                """
                UPDATE idempotency_key
                   SET state = 'saved', owner_token = NULL, answer_status = 200, answer_headers = 'content-type: a',
                       answer_body = ?, answer_outcome = 'final', saved_at_ms = 1, keep_until_ms = 2
                 WHERE vendor = 'north' AND key = ? AND owner_token = 'token'
                """);
        order = connection.prepareStatement(
                "UPDATE customer_order SET state = 'reissued', version = version + 1 WHERE order_id = ?");
        effect = connection.prepareStatement(
                """
                INSERT INTO effect (vendor, key, kind, guarded, order_id, attempt_id, done_at_ms)
                VALUES ('north', ?, 'email', 1, ?, ?, 1)
                """);
        outbox = connection.prepareStatement(
                "INSERT INTO outbox (effect_id, downstream_key, queued_at_ms) VALUES (?, ?, 1)");
        journal = connection.prepareStatement(
                """
                INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
                VALUES (1, 1, ?, 'north', ?, ?, ?, ?)
                """);
    }

    void begin() throws SQLException {
        plain.execute("BEGIN IMMEDIATE");
    }

    void commit() throws SQLException {
        plain.execute("COMMIT");
    }

    void write(int number) throws SQLException {
        String key = "key-" + number;
        String orderId = "order-" + number;
        String attempt = "attempt-" + number;
        run(claim, key, HASH, HASH, orderId, attempt);
        run(order, orderId);
        run(effect, key, orderId, attempt);
        run(outbox, number + 1, HASH);
        run(save, BODY, key);
        for (String event : EVENTS) {
            run(journal, event, key, attempt, orderId, DETAILS);
        }
    }

    private static void run(PreparedStatement statement, Object... values) throws SQLException {
        for (int place = 0; place < values.length; place++) {
            statement.setObject(place + 1, values[place]);
        }
        statement.executeUpdate();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
