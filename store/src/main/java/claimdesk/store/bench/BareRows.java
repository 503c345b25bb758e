package claimdesk.store.bench;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** The rows that a reissue leaves, written by plain prepared statements, without a look at any row. Not thread-safe. */
final class BareRows {

    private static final String HASH = "0123456789abcdef".repeat(4);
    private static final List<String> OF_CALL =
            List.of("RECEIVED", "CLAIMED", "WORK_STARTED", "EFFECT", "SAVED", "ANSWERED");
    private static final List<String> OF_CLAIM_AND_SAVE = List.of("CLAIMED", "SAVED");
    /** As long as the details of a call's rows are on average. */
    private static final String DETAILS = "{\"status\":\"200\",\"code\":\"done\",\"replayed\":\"false\","
            + "\"answerSha256\":\"" + HASH + "\",\"row\":\"0123456789ab\",\"fingerprint\":\"" + HASH + "\"}";

    private static final byte[] BODY = ("{\"order\":\"order-1\",\"operation\":\"reissue\",\"state\":\"reissued\","
                    + "\"code\":\"done\"}")
            .getBytes(StandardCharsets.UTF_8);

    private final PreparedStatement claim;
    private final PreparedStatement save;
    private final PreparedStatement order;
    private final PreparedStatement effect;
    private final PreparedStatement outbox;
    private final PreparedStatement journal;

    BareRows(Connection connection) throws SQLException {
        claim = connection.prepareStatement(
                """
                INSERT INTO idempotency_key (vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id,
                                             operation, state, owner_token, attempt_id, run_id, claimed_at_ms,
                                             lease_until_ms)
                VALUES ('north', ?, ?, ?, 'canonical', ?, 'reissue', 'in_progress', ?, ?, 1, ?, ?)
                """);
        save = connection.prepareStatement(
                """
                UPDATE idempotency_key
                   SET state = 'saved', owner_token = NULL, answer_status = 200,
                       answer_headers = 'content-type: application/json' || char(10), answer_body = ?,
                       answer_outcome = 'final', saved_at_ms = ?, keep_until_ms = ?
                 WHERE vendor = 'north'
                   AND key = ?
                   AND owner_token = ?
                """);
        order = connection.prepareStatement(
                """
                UPDATE customer_order
                   SET state = 'reissued', version = version + 1, changed_at_ms = ?
                 WHERE order_id = ?
                """);
        effect = connection.prepareStatement(
                """
                INSERT INTO effect (vendor, key, kind, guarded, order_id, attempt_id, done_at_ms)
                VALUES ('north', ?, 'email', 1, ?, ?, ?)
                """);
        outbox = connection.prepareStatement(
                """
                INSERT INTO outbox (effect_id, downstream_key, queued_at_ms)
                VALUES ((SELECT max(effect_id) FROM effect), ?, ?)
                """);
        journal = connection.prepareStatement(
                """
                INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
                VALUES (?, 1, ?, 'north', ?, ?, ?, ?)
                """);
    }

    /** Writes the rows of action {@code number}, which must not be there yet. */
    void write(Rows rows, long number, long nowMs) throws SQLException {
        String key = "key-" + number;
        String orderId = "order-" + number;
        String attempt = "attempt-" + number;
        String token = "00000000-0000-4000-8000-" + number;
        run(claim, key, HASH, HASH, orderId, token, attempt, nowMs, nowMs + 60_000);
        if (rows == Rows.CALL) {
            run(order, nowMs, orderId);
            run(effect, key, orderId, attempt, nowMs);
            run(outbox, HASH, nowMs);
        }
        run(save, BODY, nowMs, nowMs + 86_400_000, key, token);
        for (String type : rows == Rows.CALL ? OF_CALL : OF_CLAIM_AND_SAVE) {
            run(journal, nowMs, type, key, attempt, orderId, DETAILS);
        }
    }

    private static void run(PreparedStatement statement, Object... values) throws SQLException {
        for (int place = 0; place < values.length; place++) {
            statement.setObject(place + 1, values[place]);
        }
        int rows = statement.executeUpdate();
        if (rows != 1) {
            throw new IllegalStateException("expected 1 row, changed " + rows + "; is every order placed?");
        }
    }
}
