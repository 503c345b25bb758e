package claimdesk.store.database;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * A statement of the path that every call takes, run without Jdbi, which spends more on a run than SQLite does (decision
 * 13). It is prepared once for a connection; its parameters are named as everywhere else and are all bound anew for each
 * run. What fails is thrown as Jdbi would. Not thread-safe, as its connection is not.
 */
public final class DirectStatement {

    private static final Pattern NAME = Pattern.compile(":([A-Za-z]+)");

    private final ReusedStatements owner;
    private final String sql;
    private final PreparedStatement statement;
    /** SQLite gives each name one place, by its first appearance. */
    private final Map<String, Integer> places;
    /** The places that are bound for the next run, as bits. */
    private long bound;

    DirectStatement(ReusedStatements owner, String sql, PreparedStatement statement) {
        this.owner = owner;
        this.sql = sql;
        this.statement = statement;
        this.places = places(sql);
    }

    /** The statement of that text, which must have no colon outside of a parameter's name. */
    public static DirectStatement on(Handle handle, String sql) {
        DirectStatement mine = ReusedStatements.of(handle).direct(handle.getConnection(), sql);
        mine.bound = 0;
        return mine;
    }

    private static Map<String, Integer> places(String sql) {
        Map<String, Integer> places = new HashMap<>();
        names(sql).forEach(name -> places.put(name, places.size() + 1));
        return places;
    }

    /** The parameters' names, in the order of their places. */
    static List<String> names(String sql) {
        return NAME.matcher(sql).results().map(name -> name.group(1)).distinct().toList();
    }

    public DirectStatement bind(String name, String text) {
        return bind(name, place -> statement.setString(place, text));
    }

    public DirectStatement bind(String name, Optional<String> text) {
        return bind(name, text.orElse(null));
    }

    public DirectStatement bind(String name, long number) {
        return bind(name, place -> statement.setLong(place, number));
    }

    public DirectStatement bind(String name, byte[] bytes) {
        return bind(name, place -> statement.setBytes(place, bytes));
    }

    /** A name that the statement does not have is passed over, so that one method can bind a row for several. */
    private DirectStatement bind(String name, Value value) {
        Integer place = places.get(name);
        if (place == null) {
            return this;
        }
        try {
            value.bindAt(place);
        } catch (SQLException failure) {
            throw failed(failure);
        }
        bound |= 1L << place;
        return this;
    }

    /** Runs it and returns how many rows it changed. */
    public int execute() {
        checkBound();
        try {
            return statement.executeUpdate();
        } catch (SQLException failure) {
            throw failed(failure);
        }
    }

    /** Runs a query and reads all of its rows. */
    public <T> List<T> list(RowReader<T> reader) {
        List<T> all = new ArrayList<>(1);
        checkBound();
        try (ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                all.add(reader.read(rows));
            }
            return all;
        } catch (SQLException failure) {
            throw failed(failure);
        }
    }

    /** Runs a query that has one row at most. */
    public <T> Optional<T> find(RowReader<T> reader) {
        return list(reader).stream().findFirst();
    }

    /** Runs a query that has one row with one whole number. */
    public long number() {
        checkBound();
        try (ResultSet rows = statement.executeQuery()) {
            rows.next();
            return rows.getLong(1);
        } catch (SQLException failure) {
            throw failed(failure);
        }
    }

    /** Every parameter is bound for this run, not left over from the last. */
    private void checkBound() {
        if (Long.bitCount(bound) != places.size()) {
            throw new IllegalStateException("not every parameter is bound of: " + sql);
        }
        bound = 0;
    }

    /** The driver ends a statement that fails; the next run prepares another. */
    private UnableToExecuteStatementException failed(SQLException failure) {
        owner.letGo(sql);
        close();
        return new UnableToExecuteStatementException(failure.getMessage(), failure, null);
    }

    void close() {
        try {
            statement.close();
        } catch (SQLException closed) {
            // It is of no use any more, and closing the connection frees it all the same.
        }
    }

    @FunctionalInterface
    private interface Value {

        void bindAt(int place) throws SQLException;
    }

    /** Reads the row at which a result stands. */
    @FunctionalInterface
    public interface RowReader<T> {

        T read(ResultSet row) throws SQLException;
    }
}
