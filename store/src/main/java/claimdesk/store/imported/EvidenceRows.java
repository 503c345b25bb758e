package claimdesk.store.imported;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.KeyList;
import claimdesk.store.journal.Subject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** The lines that were imported, as far as they count. Bound to one connection and not thread-safe. */
public final class EvidenceRows {

    /** How many rows {@link #forEach} holds at a time. */
    private static final int PAGE = 4096;

    private final Handle handle;

    public EvidenceRows(Handle handle) {
        this.handle = handle;
    }

    /** The lines of {@code run} with an id over {@code afterId}, in the order of the file, at most {@code limit}. */
    public List<EvidenceRow> ofRun(RunId run, long afterId, int limit) {
        return rows(DirectStatement.on(
                        handle,
                        """
                        SELECT e.evidence_id, e.run_id, s.kind, s.name, e.line, e.at_ms, e.type, e.vendor, e.key,
                               e.attempt_id, e.order_id, e.details
                          FROM import_source AS s
                          JOIN evidence AS e ON e.evidence_id BETWEEN max(s.first_id, :after + 1) AND s.last_id
                                            AND e.run_id = s.run_id
                         WHERE s.run_id = :run
                           AND s.state = 'imported'
                         ORDER BY e.evidence_id
                         LIMIT :limit
                        """)
                .bind("run", run.number())
                .bind("after", afterId)
                .bind("limit", limit));
    }

    /** The lines that name {@code order}, oldest import first, at most {@code limit}. */
    public List<EvidenceRow> ofOrder(OrderId order, int limit) {
        return rows(DirectStatement.on(
                        handle,
                        """
                        SELECT e.evidence_id, e.run_id, s.kind, s.name, e.line, e.at_ms, e.type, e.vendor, e.key,
                               e.attempt_id, e.order_id, e.details
                          FROM evidence_by_order AS n
                          JOIN evidence AS e ON e.evidence_id = n.evidence_id
                          JOIN import_source AS s ON s.run_id = e.run_id
                         WHERE n.order_id = :order
                           AND s.state = 'imported'
                         ORDER BY n.evidence_id
                         LIMIT :limit
                        """)
                .bind("order", order.text())
                .bind("limit", limit));
    }

    /**
     * The lines that name {@code key}, oldest import first, at most {@code limit}: those of its vendor, and those that
     * do not say of which vendor they are.
     */
    public List<EvidenceRow> ofKey(ScopedKey key, int limit) {
        return rows(DirectStatement.on(
                        handle,
                        """
                        SELECT e.evidence_id, e.run_id, s.kind, s.name, e.line, e.at_ms, e.type, e.vendor, e.key,
                               e.attempt_id, e.order_id, e.details
                          FROM evidence_by_key AS n
                          JOIN evidence AS e ON e.evidence_id = n.evidence_id
                          JOIN import_source AS s ON s.run_id = e.run_id
                         WHERE n.key = :key
                           AND (e.vendor = :vendor OR e.vendor IS NULL)
                           AND s.state = 'imported'
                         ORDER BY n.evidence_id
                         LIMIT :limit
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .bind("limit", limit));
    }

    /** The lines that name the orders from {@code first} to {@code last}, order by order, at most {@code limit}. */
    public List<EvidenceRow> ofOrders(OrderId first, OrderId last, int limit) {
        return rows(DirectStatement.on(
                        handle,
                        """
                        SELECT e.evidence_id, e.run_id, s.kind, s.name, e.line, e.at_ms, e.type, e.vendor, e.key,
                               e.attempt_id, e.order_id, e.details
                          FROM evidence_by_order AS n
                         CROSS JOIN evidence AS e ON e.evidence_id = n.evidence_id
                         CROSS JOIN import_source AS s ON s.run_id = e.run_id
                         WHERE n.order_id BETWEEN :first AND :last
                           AND s.state = 'imported'
                         ORDER BY n.order_id, n.evidence_id
                         LIMIT :limit
                        """)
                .bind("first", first.text())
                .bind("last", last.text())
                .bind("limit", limit));
    }

    /**
     * The lines of {@code keys} that name no order, as {@link #ofKey} finds them, at most {@code limit} in all.
     *
     * @param keys all of which {@link KeyList} can hold
     */
    public Map<ScopedKey, List<EvidenceRow>> withoutOrder(List<ScopedKey> keys, int limit) {
        Map<ScopedKey, List<EvidenceRow>> found = new HashMap<>();
        DirectStatement.on(
                        handle,
                        """
                        SELECT e.evidence_id, e.run_id, s.kind, s.name, e.line, e.at_ms, e.type, e.vendor, e.key,
                               e.attempt_id, e.order_id, e.details, asked.key AS place
                          FROM json_each(:keys) AS asked
                         CROSS JOIN evidence_by_key AS n ON n.key = asked.value ->> 1
                         CROSS JOIN evidence AS e ON e.evidence_id = n.evidence_id
                         CROSS JOIN import_source AS s ON s.run_id = e.run_id
                         WHERE n.order_id IS NULL
                           AND (e.vendor = asked.value ->> 0 OR e.vendor IS NULL)
                           AND s.state = 'imported'
                         LIMIT :limit
                        """)
                .bind("keys", KeyList.json(keys))
                .bind("limit", limit)
                .list(row -> found.computeIfAbsent(keys.get(row.getInt(13)), key -> new ArrayList<>())
                        .add(row(row)));
        return found;
    }

    /** The keys that {@code lines} lines or more name, with whatever vendor, of any import. */
    public List<IdempotencyKey> keysWith(int lines) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT key
                          FROM evidence_by_key
                         GROUP BY key
                        HAVING count(*) >= :lines
                        """)
                .bind("lines", lines)
                .list(row -> new IdempotencyKey(row.getString(1)));
    }

    /** Whether a line of any import names a key and no order. */
    public boolean hasLinesWithoutOrder() {
        return DirectStatement.on(handle, "SELECT EXISTS (SELECT 1 FROM evidence_by_key WHERE order_id IS NULL)")
                        .number()
                == 1;
    }

    /** The lines that name the request {@code attempt}, oldest import first, at most {@code limit}. */
    public List<EvidenceRow> ofAttempt(AttemptId attempt, int limit) {
        return rows(DirectStatement.on(
                        handle,
                        """
                        SELECT e.evidence_id, e.run_id, s.kind, s.name, e.line, e.at_ms, e.type, e.vendor, e.key,
                               e.attempt_id, e.order_id, e.details
                          FROM evidence_by_attempt AS n
                          JOIN evidence AS e ON e.evidence_id = n.evidence_id
                          JOIN import_source AS s ON s.run_id = e.run_id
                         WHERE n.attempt_id = :attempt
                           AND s.state = 'imported'
                         ORDER BY n.evidence_id
                         LIMIT :limit
                        """)
                .bind("attempt", attempt.text())
                .bind("limit", limit));
    }

    /** Hands over every line of {@code run}, in the order of the file, holding at most {@value #PAGE} at a time. */
    public void forEach(RunId run, Consumer<EvidenceRow> reader) {
        long last = 0;
        List<EvidenceRow> page;
        do {
            page = ofRun(run, last, PAGE);
            page.forEach(reader);
            if (!page.isEmpty()) {
                last = page.get(page.size() - 1).id();
            }
        } while (page.size() == PAGE);
    }

    private static List<EvidenceRow> rows(DirectStatement query) {
        return query.list(EvidenceRows::row);
    }

    private static EvidenceRow row(ResultSet row) throws SQLException {
        long atMs = row.getLong(6);
        OptionalLong when = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(atMs);
        EvidenceLine line = new EvidenceLine(
                row.getLong(5),
                when,
                Optional.ofNullable(row.getString(7)).map(EventType::valueOf),
                subject(row),
                Details.ofJson(row.getString(12)));
        return new EvidenceRow(
                row.getLong(1),
                new RunId(row.getLong(2)),
                SourceKind.named(row.getString(3)).orElseThrow(),
                row.getString(4),
                line);
    }

    private static Subject subject(ResultSet row) throws SQLException {
        String vendor = row.getString(8);
        Subject subject = vendor == null ? Subject.nobody() : Subject.of(new Vendor(vendor));
        String key = row.getString(9);
        if (key != null) {
            subject = subject.with(new IdempotencyKey(key));
        }
        String attempt = row.getString(10);
        if (attempt != null) {
            subject = subject.with(new AttemptId(attempt));
        }
        String order = row.getString(11);
        return order == null ? subject : subject.with(new OrderId(order));
    }
}
