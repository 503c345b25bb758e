package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The refused saves of the journal, newest first, by an index of their own. Not thread-safe. */
final class RefusedScan implements Source {

    /** How many rows one slice has: fewer where each of them is a candidate. */
    private static final int ROWS_TIMED = 1000;

    private static final int ROWS = 100;

    /** What one of them costs, for each is handed over to be looked at. */
    private static final long COST = 5;

    private static final String REFUSED =
            """
            SELECT seq, at_ms, vendor, key, order_id
              FROM journal
             WHERE type = 'REFUSED'
               AND seq < :before
             ORDER BY seq DESC
             LIMIT :limit
            """;

    private final Term.During during;
    private long before = Long.MAX_VALUE;
    private boolean isOver;

    RefusedScan(Term.During during) {
        this.during = during;
    }

    private record Row(long seq, long atMs, Subject subject) {

        static Row read(ResultSet row) throws SQLException {
            return new Row(row.getLong("seq"), row.getLong("at_ms"), SubjectRow.read(row));
        }
    }

    @Override
    public Slice next(Handle handle, int rowsMax) {
        int limit = Math.max(1, Math.min(during.isAlways() ? ROWS : ROWS_TIMED, rowsMax));
        List<Row> rows = DirectStatement.on(handle, REFUSED)
                .bind("before", before)
                .bind("limit", limit)
                .list(Row::read);
        isOver = rows.size() < limit;
        if (!rows.isEmpty()) {
            before = rows.get(rows.size() - 1).seq();
        }
        List<Subject> found = rows.stream()
                .filter(row -> during.holds(row.atMs()))
                .map(Row::subject)
                .toList();
        return new Slice(SubjectRow.openable(found), rows.size() * COST, during.isAlways() ? 0 : rows.size());
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    @Override
    public List<Term> proves() {
        return List.of(new Term.In(StateWord.REFUSED));
    }
}
