package claimdesk.store.database;

import claimdesk.store.RawSql;
import claimdesk.store.Store;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A file of schema version 1: what script 1 makes, with rows that a program of that version wrote. It has a simulated
 * run of 35 journal rows, and imports 2 to 8, of which 4 is undone.
 */
final class FirstSchemaFile {

    private FirstSchemaFile() {}

    static Path in(Path folder) {
        Path file = folder.resolve("landed.claimdesk");
        Opening.open(file, Opening.firstAnd()).close();
        try (Connection connection = RawSql.connect(file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("BEGIN; " + rows() + "; COMMIT");
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
        return file;
    }

    private static String rows() {
        try (InputStream rows = Store.class.getResourceAsStream("schema-1-rows.sql")) {
            return new String(rows.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
