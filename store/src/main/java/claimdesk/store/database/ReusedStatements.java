package claimdesk.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
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

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        PreparedStatement mine = idle.remove(sql);
        return mine == null ? super.create(connection, sql, context) : mine;
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        boolean isKept = sql != null && statement instanceof PreparedStatement && idle.size() < KEPT_MAX;
        if (!isKept || statement.isClosed()) {
            super.close(connection, sql, statement);
            return;
        }
        PreparedStatement mine = (PreparedStatement) statement;
        mine.clearParameters();
        PreparedStatement other = idle.putIfAbsent(sql, mine);
        if (other != null) {
            super.close(connection, sql, statement);
        }
    }

    @Override
    public void close(Connection connection) {
        List<PreparedStatement> all = new ArrayList<>(idle.values());
        idle.clear();
        for (PreparedStatement one : all) {
            try {
                one.close();
            } catch (SQLException closed) {
                // Closing the connection, which follows, frees it all the same.
            }
        }
    }
}
