package claimdesk.store.window.lane;

import claimdesk.store.window.Cursor;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.Supplier;
import org.jdbi.v3.core.statement.Query;

/** Reads one chunk of a lane into plain arrays: a list of objects for each of a million rows would take too long. */
final class Chunk {

    private final int limit;
    private final long[] atMs;
    private final long[] other;
    private final long[] numbers;
    private final boolean[] matches;
    private int filled;

    private Chunk(int limit) {
        this.limit = limit;
        this.atMs = new long[limit];
        this.other = new long[limit];
        this.numbers = new long[limit];
        this.matches = new boolean[limit];
    }

    /**
     * @param query gives {@code at_ms, number, other, is_match}
     * @throws IllegalArgumentException if {@code limit} is less than 1
     */
    static Places read(Query query, Cursor before, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("a chunk of " + limit + " rows; at least 1 is needed");
        }
        Chunk chunk = new Chunk(limit);
        return query.bind("beforeMs", before.atMs())
                .bind("beforeId", before.id())
                .bind("limit", limit)
                .scanResultSet((rows, context) -> chunk.fill(rows));
    }

    private Places fill(Supplier<ResultSet> rows) throws SQLException {
        ResultSet row = rows.get();
        while (row.next()) {
            atMs[filled] = row.getLong(1);
            numbers[filled] = row.getLong(2);
            other[filled] = row.getLong(3);
            matches[filled] = row.getInt(4) != 0;
            filled++;
        }
        return Places.of(atMs, other, numbers, matches, filled, limit);
    }
}
