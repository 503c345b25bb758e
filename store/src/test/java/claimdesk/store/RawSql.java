package claimdesk.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** SQL past the store, as another program with the file open would run it. */
public final class RawSql {

    private RawSql() {}

    /** A connection of its own, which the caller closes. */
    public static Connection connect(Path file) {
        try {
            return DriverManager.getConnection("jdbc:sqlite:" + file);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
    }

    /** Runs statements on {@code connection}, one after the other. */
    public static void run(Connection connection, String... statements) {
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
    }

    /** Runs statements one after the other, each committed. */
    public static void run(Path file, String... statements) {
        try (Connection connection = connect(file)) {
            run(connection, statements);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
    }

    /** The one number that a query gives. */
    public static long number(Path file, String query) {
        try (Connection connection = connect(file)) {
            return number(connection, query);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
    }

    /** The one number that a query gives on {@code connection}. */
    public static long number(Connection connection, String query) {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
    }
}
