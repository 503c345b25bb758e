package claimdesk.store.window.find;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.find.Facts.KeyFacts;
import claimdesk.store.window.find.Facts.RowFacts;
import claimdesk.store.window.query.Query;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/** Reads what the file has about one candidate. Bound to one connection and not thread-safe. */
final class FactReader {

    /** Of a key with more rows the newest are looked at, so that no key makes a search slow. */
    static final int ROWS_MAX = 1_000;

    private static final String KEY =
            """
            SELECT state, lease_until_ms, fingerprint, raw_fingerprint, answer_status, answer_outcome, order_id,
                   attempt_id, claimed_at_ms, saved_at_ms
              FROM idempotency_key
             WHERE vendor = :vendor
               AND key = :key
            """;

    private static final String JOURNAL_OF_KEY =
            """
            SELECT at_ms, type, attempt_id, order_id, json_extract(details, '$.status') AS status,
                   json_extract(details, '$.fingerprint') AS fingerprint,
                   json_extract(details, '$.rawSha256') AS raw_sha256, NULL AS state
              FROM journal
             WHERE vendor = :vendor
               AND key = :key
             ORDER BY seq DESC
             LIMIT :limit
            """;

    private static final String JOURNAL_OF_ORDER =
            """
            SELECT at_ms, type, attempt_id, order_id, json_extract(details, '$.status') AS status,
                   json_extract(details, '$.fingerprint') AS fingerprint,
                   json_extract(details, '$.rawSha256') AS raw_sha256, NULL AS state
              FROM journal
             WHERE order_id = :order
             ORDER BY seq DESC
             LIMIT :limit
            """;

    private static final String EVIDENCE_OF_KEY =
            """
            SELECT e.at_ms, e.type, e.attempt_id, e.order_id, json_extract(e.details, '$.status') AS status,
                   json_extract(e.details, '$.fingerprint') AS fingerprint,
                   json_extract(e.details, '$.rawSha256') AS raw_sha256, json_extract(e.details, '$.state') AS state,
                   s.kind
              FROM evidence_by_key AS n
              JOIN evidence AS e ON e.evidence_id = n.evidence_id
              JOIN import_source AS s ON s.run_id = e.run_id
             WHERE n.key = :key
               AND (e.vendor = :vendor OR e.vendor IS NULL)
               AND s.state = 'imported'
             ORDER BY n.evidence_id DESC
             LIMIT :limit
            """;

    private static final String EVIDENCE_OF_ORDER =
            """
            SELECT e.at_ms, e.type, e.attempt_id, e.order_id, json_extract(e.details, '$.status') AS status,
                   json_extract(e.details, '$.fingerprint') AS fingerprint,
                   json_extract(e.details, '$.rawSha256') AS raw_sha256, json_extract(e.details, '$.state') AS state,
                   s.kind
              FROM evidence_by_order AS n
              JOIN evidence AS e ON e.evidence_id = n.evidence_id
              JOIN import_source AS s ON s.run_id = e.run_id
             WHERE n.order_id = :order
               AND s.state = 'imported'
             ORDER BY n.evidence_id DESC
             LIMIT :limit
            """;

    private static final String RECEIVED =
            """
            SELECT count(*)
              FROM (SELECT 1
                      FROM journal
                     WHERE type = 'RECEIVED'
                       AND key = :key
                       AND vendor = :vendor
                     LIMIT :limit)
            """;

    private final Handle handle;
    private final boolean hasImports;

    FactReader(Handle handle, boolean hasImports) {
        this.handle = handle;
        this.hasImports = hasImports;
    }

    Facts of(Subject subject) {
        return subject.scopedKey()
                .map(key -> ofKey(subject, key))
                .orElseGet(() -> ofOrder(subject, subject.order().orElseThrow()));
    }

    private Facts ofKey(Subject subject, ScopedKey key) {
        Optional<KeyFacts> stored = bind(DirectStatement.on(handle, KEY), key).find(FactReader::key);
        List<RowFacts> rows = new ArrayList<>(bind(DirectStatement.on(handle, JOURNAL_OF_KEY), key)
                .bind("limit", ROWS_MAX)
                .list(row -> row(row, false)));
        int received = (int) rows.stream().filter(FactReader::isReceived).count();
        if (rows.size() == ROWS_MAX) {
            received = (int) bind(DirectStatement.on(handle, RECEIVED), key)
                    .bind("limit", Query.ATTEMPTS_MAX)
                    .number();
        }
        List<RowFacts> lines = hasImports
                ? bind(DirectStatement.on(handle, EVIDENCE_OF_KEY), key)
                        .bind("limit", ROWS_MAX)
                        .list(row -> row(row, true))
                : List.of();
        return facts(subject, stored, rows, lines, received);
    }

    private Facts ofOrder(Subject subject, OrderId order) {
        List<RowFacts> rows = new ArrayList<>(DirectStatement.on(handle, JOURNAL_OF_ORDER)
                .bind("order", order.text())
                .bind("limit", ROWS_MAX)
                .list(row -> row(row, false)));
        int received = (int) rows.stream().filter(FactReader::isReceived).count();
        List<RowFacts> lines = hasImports
                ? DirectStatement.on(handle, EVIDENCE_OF_ORDER)
                        .bind("order", order.text())
                        .bind("limit", ROWS_MAX)
                        .list(row -> row(row, true))
                : List.of();
        return facts(subject, Optional.empty(), rows, lines, received);
    }

    private static Facts facts(
            Subject subject, Optional<KeyFacts> key, List<RowFacts> rows, List<RowFacts> lines, int received) {
        int imported = (int) lines.stream().filter(FactReader::isReceived).count();
        rows.addAll(lines);
        return new Facts(subject, key, rows, Math.min(Query.ATTEMPTS_MAX, received + imported));
    }

    private static DirectStatement bind(DirectStatement statement, ScopedKey key) {
        return statement
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text());
    }

    private static boolean isReceived(RowFacts row) {
        return row.type == EventType.RECEIVED;
    }

    private static KeyFacts key(ResultSet row) throws SQLException {
        boolean isSaved = row.getString("state").equals("saved");
        return new KeyFacts(
                isSaved,
                "unknown".equals(row.getString("answer_outcome")),
                row.getLong("lease_until_ms"),
                row.getLong("claimed_at_ms"),
                isSaved ? OptionalLong.of(row.getLong("saved_at_ms")) : OptionalLong.empty(),
                isSaved ? OptionalInt.of(row.getInt("answer_status")) : OptionalInt.empty(),
                row.getString("fingerprint"),
                row.getString("raw_fingerprint"),
                row.getString("attempt_id"),
                row.getString("order_id"));
    }

    private static RowFacts row(ResultSet row, boolean isImported) throws SQLException {
        long atMs = row.getLong("at_ms");
        Long when = row.wasNull() ? null : Long.valueOf(atMs);
        String[] texts = {
            row.getString("status"),
            row.getString("attempt_id"),
            row.getString("order_id"),
            row.getString("fingerprint"),
            row.getString("raw_sha256"),
            row.getString("state")
        };
        return new RowFacts(isImported, when, type(row, isImported), texts);
    }

    /** A line of a request log is a request that was received; what else it says is in its status. */
    private static EventType type(ResultSet row, boolean isImported) throws SQLException {
        String type = row.getString("type");
        if (type != null) {
            return EventType.valueOf(type);
        }
        return isImported && row.getString("kind").equals("request-log") ? EventType.RECEIVED : null;
    }
}
