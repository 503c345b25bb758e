package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.RawSql;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file is made where there is none, and opened again as it was left. */
class OpeningTest {

    @TempDir
    Path folder;

    @Test
    void makesAFileWhereThereIsNone() {
        Path file = folder.resolve("new.claimdesk");

        Opening.open(file).close();

        assertThat(RawSql.number(file, "PRAGMA application_id")).isEqualTo(Migrations.APPLICATION_ID);
        assertThat(RawSql.number(file, "PRAGMA user_version"))
                .isEqualTo(Migrations.shipped().version());
        assertThat(RawSql.number(file, "SELECT count(*) FROM idempotency_key")).isZero();
    }

    @Test
    void fillsAnEmptyFile() throws IOException {
        Path file = Files.createFile(folder.resolve("empty.claimdesk"));

        Opening.open(file).close();

        assertThat(RawSql.number(file, "PRAGMA user_version"))
                .isEqualTo(Migrations.shipped().version());
    }

    @Test
    void keepsWhatWasWritten() {
        Path file = folder.resolve("kept.claimdesk");
        try (Database first = Opening.open(file)) {
            write(first);
        }

        try (Database again = Opening.open(file)) {
            assertThat(runs(again)).isEqualTo(1);
            write(again);
            assertThat(runs(again)).isEqualTo(2);
        }
    }

    @Test
    void leavesOneFileBehindWhenItIsClosed() {
        Path file = folder.resolve("alone.claimdesk");
        try (Database database = Opening.open(file)) {
            write(database);
            assertThat(runs(database)).isEqualTo(1);
        }

        assertThat(folder.toFile().list()).containsExactly("alone.claimdesk");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "with space",
                "ünï-€-😀",
                "a#b",
                "100%41",
                "it's \"quoted\"",
                "a&b=c;d",
                "a?mode=memory",
                "a?b",
                ":memory:",
                "file:x",
                "file:x?mode=memory",
                ":resource:x",
                "back\\slash",
                "-dash",
                "new\nline"
            })
    void takesAFileNameToTheLetter(String name) {
        Path file = folder.resolve(name);
        try (Database database = Opening.open(file)) {
            write(database);
        }

        assertThat(folder.toFile().list()).containsExactly(name);
        try (Database again = Opening.open(file)) {
            assertThat(runs(again)).isEqualTo(1);
        }
    }

    @Test
    void opensWhatAnotherProcessHasOpen() throws SQLException {
        Path file = folder.resolve("shared.claimdesk");
        try (Database first = Opening.open(file);
                Connection other = RawSql.connect(file)) {
            write(first);
            RawSql.run(other, "BEGIN", "SELECT count(*) FROM run");
            try (Database second = Opening.open(file)) {
                write(second);
                assertThat(runs(first)).isEqualTo(2);
            }
            RawSql.run(other, "COMMIT");
        }
    }

    static void write(Database database) {
        database.write(
                handle -> handle.execute(
                        """
                INSERT INTO run (purpose, title, protocol, seed, started_at_ms)
                VALUES ('live', 'test', 'owned-claim', 0, 1)
                """));
    }

    static int runs(Database database) {
        return database.<Integer>read(handle -> handle.createQuery("SELECT count(*) FROM run")
                .mapTo(Integer.class)
                .one());
    }
}
