package claimdesk.store.database;

import claimdesk.store.database.StatementLog.Ran;
import claimdesk.store.database.StatementLog.Side;
import claimdesk.store.database.StatementLog.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One run of a statement while it goes on: its rows are counted as they are read. Not thread-safe. */
final class RecordedRun {

    private static final long NO_COUNT = -1;

    private final Side side;
    private final String sql;
    private final List<Value> values;
    private long changed = NO_COUNT;
    private long read = NO_COUNT;
    private Optional<String> failure = Optional.empty();

    RecordedRun(Side side, String sql, List<Value> values) {
        this.side = side;
        this.sql = sql;
        this.values = List.copyOf(values);
    }

    void changed(long rows) {
        changed = Math.max(NO_COUNT, rows);
    }

    void isQuery() {
        read = 0;
    }

    void readOne() {
        read++;
    }

    void failed(Throwable reason) {
        failure = Optional.of(String.valueOf(reason.getMessage()));
    }

    Ran frozen() {
        return new Ran(side, sql, values, count(changed), count(read), failure);
    }

    private static OptionalLong count(long rows) {
        return rows == NO_COUNT ? OptionalLong.empty() : OptionalLong.of(rows);
    }
}
