package claimdesk.store.database;

import claimdesk.store.RawSql;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** A file with one small table, for tests of how things are written rather than what. */
final class Notes {

    private final Path file;

    Notes(Path folder) {
        this.file = folder.resolve("notes.db");
        RawSql.run(
                file,
                "PRAGMA journal_mode = WAL",
                "CREATE TABLE note (text TEXT NOT NULL UNIQUE CHECK (text <> 'bad')) STRICT");
    }

    Path file() {
        return file;
    }

    WriteConnection connection(Duration busyTimeout) {
        return new WriteConnection(new Connections(file, Durability.NONE), busyTimeout);
    }

    /** What others see of the table. */
    List<String> texts() {
        try (Handle reader = new Connections(file, Durability.NONE).reader(Duration.ZERO)) {
            return reader.createQuery("SELECT text FROM note ORDER BY rowid")
                    .mapTo(String.class)
                    .list();
        }
    }

    /** A unit of work that adds one note and returns it. */
    static Unit<String> adding(String text) {
        return handle -> {
            add(handle, text);
            return text;
        };
    }

    static void add(Handle handle, String text) {
        handle.createUpdate("INSERT INTO note (text) VALUES (:text)")
                .bind("text", text)
                .execute();
    }
}
