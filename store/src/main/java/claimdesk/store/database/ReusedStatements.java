package claimdesk.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.UnableToCreateStatementException;

/**
 * Prepares each statement of one connection once: compiling one, with the triggers that it fires, costs more than
 * running it. A statement in use is not handed out again. Not thread-safe, as its connection is not.
 */
final class ReusedStatements extends DefaultStatementBuilder {

    private static final int KEPT_MAX = 200;

    private final Map<String, PreparedStatement> idle = new HashMap<>();
    private final Map<String, DirectStatement> direct = new HashMap<>();
    /** The text that each statement was prepared from; what Jdbi names on closing is the text before its parsing. */
    private final Map<Statement, String> preparedFrom = new IdentityHashMap<>();

    /** Those of {@code handle}, which begins to reuse its statements if it did not yet. */
    static ReusedStatements of(Handle handle) {
        if (handle.getStatementBuilder() instanceof ReusedStatements reused) {
            return reused;
        }
        ReusedStatements reused = new ReusedStatements();
        handle.setStatementBuilder(reused);
        return reused;
    }

    /** The statement of that text, for runs that are over before another begins. */
    DirectStatement direct(Connection connection, String sql) {
        DirectStatement mine = direct.get(sql);
        if (mine == null) {
            mine = prepared(connection, sql);
            direct.put(sql, mine);
        }
        return mine;
    }

    private DirectStatement prepared(Connection connection, String sql) {
        try {
            return new DirectStatement(this, sql, connection.prepareStatement(sql));
        } catch (SQLException failure) {
            throw new UnableToCreateStatementException(failure, null);
        }
    }

    void letGo(String sql) {
        direct.remove(sql);
    }

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        PreparedStatement mine = idle.remove(sql);
        if (mine == null) {
            mine = super.create(connection, sql, context);
            preparedFrom.put(mine, sql);
        }
        return mine;
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        String text = preparedFrom.get(statement);
        boolean isWanted = text != null && idle.size() < KEPT_MAX && !idle.containsKey(text);
        if (isWanted && canRunAgain((PreparedStatement) statement)) {
            idle.put(text, (PreparedStatement) statement);
        } else {
            preparedFrom.remove(statement);
            super.close(connection, sql, statement);
        }
    }

    /** Whether it is open still: the driver ends a statement that fails, and says so only when it is used. */
    private static boolean canRunAgain(PreparedStatement statement) {
        try {
            statement.clearParameters();
            return true;
        } catch (SQLException ended) {
            return false;
        }
    }

    @Override
    public void close(Connection connection) {
        List<PreparedStatement> all = new ArrayList<>(idle.values());
        direct.values().forEach(DirectStatement::close);
        direct.clear();
        idle.clear();
        preparedFrom.clear();
        for (PreparedStatement one : all) {
            try {
                one.close();
            } catch (SQLException closed) {
                // Closing the connection, which follows, frees it all the same.
            }
        }
    }
}
