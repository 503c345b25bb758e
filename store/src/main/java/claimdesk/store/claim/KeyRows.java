package claimdesk.store.claim;

import claimdesk.store.database.DirectStatement;
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
import java.util.Map;
import java.util.TreeMap;

/** Between a key row's columns and its values. */
public final class KeyRows {

    private static final char HEADER_END = '\n';
    private static final String NAME_END = ": ";

    private KeyRows() {}

    /** Binds what a row in progress consists of. */
    public static DirectStatement bind(DirectStatement statement, Claim claim) {
        Caller caller = claim.caller();
        return statement
                .bind("vendor", caller.key().vendor().text())
                .bind("key", caller.key().key().text())
                .bind("fingerprint", claim.fingerprint().sha256())
                .bind("rawFingerprint", claim.fingerprint().rawSha256())
                .bind("fingerprintRule", claim.fingerprint().rule().text())
                .bind("order", caller.order().text())
                .bind("operation", caller.operation().text())
                .bind("token", claim.token().text())
                .bind("attempt", caller.attempt().text())
                .bind("run", caller.run().number())
                .bind("claimedAtMs", claim.claimedAtMs())
                .bind("leaseUntilMs", claim.leaseUntilMs());
    }

    /** Binds what a save adds to a row. */
    public static DirectStatement bind(DirectStatement statement, SavedAnswer saved) {
        return statement
                .bind("status", saved.answer().status())
                .bind("headers", headerText(saved.answer().headers()))
                .bind("body", saved.answer().body())
                .bind("outcome", saved.outcome().text())
                .bind("savedAtMs", saved.savedAtMs())
                .bind("keepUntilMs", saved.keepUntilMs());
    }

    /** Reads a row with all of its columns. */
    static StoredKey read(ResultSet row) throws SQLException {
        Caller caller = new Caller(
                new RunId(row.getLong("run_id")),
                new ScopedKey(new Vendor(row.getString("vendor")), new IdempotencyKey(row.getString("key"))),
                new AttemptId(row.getString("attempt_id")),
                new OrderId(row.getString("order_id")),
                operation(row.getString("operation")),
                "");
        boolean isSaved = KeyState.named(row.getString("state")) == KeyState.SAVED;
        Claim claim = new Claim(
                caller,
                fingerprint(row),
                new OwnerToken(isSaved ? "wiped" : row.getString("owner_token")),
                row.getLong("claimed_at_ms"),
                row.getLong("lease_until_ms"));
        return isSaved ? StoredKey.saved(claim, saved(row)) : StoredKey.inProgress(claim);
    }

    private static Operation operation(String text) {
        return Operation.named(text)
                .orElseThrow(() -> new IllegalStateException("a key row has an unknown operation: " + text));
    }

    private static Fingerprint fingerprint(ResultSet row) throws SQLException {
        String rule = row.getString("fingerprint_rule").toUpperCase(Locale.ROOT);
        return new Fingerprint(
                row.getString("fingerprint"), row.getString("raw_fingerprint"), Fingerprint.Rule.valueOf(rule));
    }

    private static SavedAnswer saved(ResultSet row) throws SQLException {
        Answer answer = new Answer(
                row.getInt("answer_status"), headers(row.getString("answer_headers")), row.getBytes("answer_body"));
        return new SavedAnswer(
                answer,
                OutcomeClass.named(row.getString("answer_outcome")),
                row.getLong("saved_at_ms"),
                row.getLong("keep_until_ms"));
    }

    /** As on the wire: one {@code name: value} a line. */
    private static String headerText(Map<String, String> headers) {
        StringBuilder text = new StringBuilder();
        headers.forEach((name, value) ->
                text.append(name).append(NAME_END).append(value).append(HEADER_END));
        return text.toString();
    }

    private static Map<String, String> headers(String text) {
        Map<String, String> headers = new TreeMap<>();
        text.lines().forEach(line -> {
            int end = line.indexOf(NAME_END);
            headers.put(line.substring(0, end), line.substring(end + NAME_END.length()));
        });
        return headers;
    }
}
