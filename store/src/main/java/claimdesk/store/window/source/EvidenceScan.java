package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.query.Term;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The imported lines from the last one back, for what no index finds. Not thread-safe. */
final class EvidenceScan implements Source {

    /** How many candidates one slice may have. */
    private static final int CANDIDATES = 100;

    private static final String ROWS =
            """
            SELECT evidence_id, vendor, key, order_id
              FROM evidence
             WHERE evidence_id < :before
               AND evidence_id >= :floor
               AND (:types IS NULL OR type IN (SELECT value FROM json_each(:types)))
               AND (:isTimed = 0 OR at_ms >= :fromMs AND at_ms < :toMs)
               AND (:vendorFrom IS NULL OR vendor >= :vendorFrom AND (:vendorTo IS NULL OR vendor < :vendorTo))
               AND (:status IS NULL OR json_extract(details, '$.status') = :status)
               AND (:hashFrom IS NULL
                    OR json_extract(details, '$.fingerprint') >= :hashFrom
                       AND (:hashTo IS NULL OR json_extract(details, '$.fingerprint') < :hashTo)
                    OR json_extract(details, '$.rawSha256') >= :hashFrom
                       AND (:hashTo IS NULL OR json_extract(details, '$.rawSha256') < :hashTo))
               AND EXISTS (SELECT 1
                             FROM import_source
                            WHERE import_source.run_id = evidence.run_id
                              AND import_source.state = 'imported')
             ORDER BY evidence_id DESC
             LIMIT :limit
            """;

    private static final String NEWEST =
            """
            SELECT coalesce(max(evidence_id), 0)
              FROM evidence
            """;

    private final Filter filter;
    private long before = -1;

    EvidenceScan(Filter filter) {
        this.filter = filter;
    }

    private record Row(long id, Subject subject) {

        static Row read(ResultSet row) throws SQLException {
            return new Row(row.getLong("evidence_id"), SubjectRow.read(row));
        }
    }

    @Override
    public Slice next(Handle handle, int rowsMax) {
        if (before < 0) {
            before = DirectStatement.on(handle, NEWEST).number() + 1;
        }
        long begin = before;
        long floor = Math.max(1, before - rowsMax);
        List<Row> rows = filter.bind(DirectStatement.on(handle, ROWS))
                .bind("before", before)
                .bind("floor", floor)
                .bind("limit", CANDIDATES)
                .list(Row::read);
        before = rows.size() == CANDIDATES ? rows.get(CANDIDATES - 1).id() : floor;
        return new Slice(SubjectRow.openable(rows.stream().map(Row::subject).toList()), begin - before, begin - before);
    }

    @Override
    public boolean isOver() {
        return before >= 0 && before <= 1;
    }

    /** Nothing: what a line says is looked at together with all that is known of its key. */
    @Override
    public List<Term> proves() {
        return List.of();
    }
}
