package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.query.Term;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The journal from its newest row back, for what no index finds. Not thread-safe. */
final class JournalScan implements Source {

    /** How many candidates one slice may have. */
    private static final int CANDIDATES = 100;

    private static final String ROWS =
            """
            SELECT seq, vendor, key, order_id
              FROM journal
             WHERE seq < :before
               AND seq >= :floor
               AND (:types IS NULL OR type IN (SELECT value FROM json_each(:types)))
               AND at_ms >= :fromMs
               AND at_ms < :toMs
               AND (:vendorFrom IS NULL OR vendor >= :vendorFrom AND (:vendorTo IS NULL OR vendor < :vendorTo))
               AND (:status IS NULL OR json_extract(details, '$.status') = :status)
               AND (:hashFrom IS NULL
                    OR json_extract(details, '$.fingerprint') >= :hashFrom
                       AND (:hashTo IS NULL OR json_extract(details, '$.fingerprint') < :hashTo)
                    OR json_extract(details, '$.rawSha256') >= :hashFrom
                       AND (:hashTo IS NULL OR json_extract(details, '$.rawSha256') < :hashTo))
               AND (:attemptsMin < 2
                    OR (SELECT count(*)
                          FROM (SELECT 1
                                  FROM journal AS received
                                 WHERE received.type = 'RECEIVED'
                                   AND received.key = journal.key
                                   AND received.vendor = journal.vendor
                                 LIMIT :attemptsMin)) >= :attemptsMin)
             ORDER BY seq DESC
             LIMIT :limit
            """;

    private static final String NEWEST =
            """
            SELECT coalesce(max(seq), 0)
              FROM journal
            """;

    private final Filter filter;
    private final List<Term> proven;
    private long before = -1;

    JournalScan(Filter filter, List<Term> proven) {
        this.filter = filter;
        this.proven = List.copyOf(proven);
    }

    private record Row(long seq, Subject subject) {

        static Row read(ResultSet row) throws SQLException {
            return new Row(row.getLong("seq"), SubjectRow.read(row));
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
        before = rows.size() == CANDIDATES ? rows.get(CANDIDATES - 1).seq() : floor;
        return new Slice(SubjectRow.openable(rows.stream().map(Row::subject).toList()), begin - before, begin - before);
    }

    @Override
    public boolean isOver() {
        return before >= 0 && before <= 1;
    }

    @Override
    public List<Term> proves() {
        return proven;
    }
}
