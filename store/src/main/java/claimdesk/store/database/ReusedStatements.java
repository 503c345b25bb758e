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
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Prepares each statement of one connection once: compiling one, with the triggers that it fires, costs more than
 * running it. A statement in use is not handed out again. Not thread-safe, as its connection is not.
 */
final class ReusedStatements extends DefaultStatementBuilder {

    private static final int KEPT_MAX = 200;

    private final Map<String, PreparedStatement> idle = new HashMap<>();
    /** The text that each statement was prepared from; what Jdbi names on closing is the text before its parsing. */
    private final Map<Statement, String> preparedFrom = new IdentityHashMap<>();

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
