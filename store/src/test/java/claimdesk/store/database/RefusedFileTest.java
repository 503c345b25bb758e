package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import claimdesk.store.RawSql;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that is not this program's to write is refused, and nothing is changed in it or made beside it. */
class RefusedFileTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("given.claimdesk");
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "a note", "SQLite format 3", "SQLite format 3 but not quite so", "{\"json\": true}"})
    void refusesATextFile(String text) throws IOException {
        Files.writeString(file, text);

        assertRefused(StoreException.Kind.NOT_OURS, "not an SQLite database");
    }

    @Test
    void refusesTheBeginningOfADatabase() throws IOException {
        Opening.open(file).close();
        byte[] whole = Files.readAllBytes(file);
        for (int bytes : new int[] {16, 50, 99, 100, 1_000}) {
            Files.write(file, Arrays.copyOf(whole, bytes));

            assertRefused(StoreException.Kind.NOT_OURS, "given.claimdesk");
        }
    }

    @Test
    void refusesADatabaseWhoseBytesAreDamaged() throws IOException {
        Files.write(file, Arrays.copyOf("SQLite format 3\0".getBytes(StandardCharsets.US_ASCII), 8_192));

        assertRefused(StoreException.Kind.NOT_OURS, "given.claimdesk");
    }

    @Test
    void refusesTheDatabaseOfAnotherProgram() {
        RawSql.run(file, "CREATE TABLE bookmark (url TEXT)", "INSERT INTO bookmark VALUES ('x')");

        assertRefused(StoreException.Kind.NOT_OURS, "another program");
    }

    @Test
    void refusesTheDatabaseOfAnotherProgramInWalMode() {
        RawSql.run(
                file,
                "PRAGMA journal_mode = WAL",
                "CREATE TABLE bookmark (url TEXT)",
                "INSERT INTO bookmark VALUES ('x')");

        assertRefused(StoreException.Kind.NOT_OURS, "another program");
    }

    @Test
    void refusesTheDatabaseOfAnotherProgramThatIsOpen() throws SQLException {
        try (Connection other = RawSql.connect(file)) {
            RawSql.run(
                    other,
                    "PRAGMA journal_mode = WAL",
                    "CREATE TABLE bookmark (url TEXT)",
                    "INSERT INTO bookmark VALUES ('x')");

            assertRefused(StoreException.Kind.NOT_OURS, "another program");

            assertThat(RawSql.number(other, "SELECT count(*) FROM bookmark")).isEqualTo(1);
        }
    }

    @Test
    void refusesAnEmptyDatabaseThatAnotherProgramHasSignedOrNumbered() {
        RawSql.run(file, "PRAGMA application_id = 1234");
        assertRefused(StoreException.Kind.NOT_OURS, "another program");

        RawSql.run(file, "PRAGMA application_id = 0", "PRAGMA user_version = 1");
        assertRefused(StoreException.Kind.NOT_OURS, "another program");
    }

    @Test
    void refusesTheDatabaseOfAnotherProgramWithOurSchemaNumber() {
        RawSql.run(file, "CREATE TABLE bookmark (url TEXT)", "PRAGMA user_version = 1");

        assertRefused(StoreException.Kind.NOT_OURS, "another program");
    }

    @Test
    void refusesAFileOfANewerClaimdesk() {
        Opening.open(file, Opening.firstAnd(Opening.script("schema-2.sql"), "CREATE TABLE later (id INTEGER)"))
                .close();

        assertRefused(StoreException.Kind.NOT_OURS, "newer Claimdesk");
    }

    @Test
    void refusesAFolder() throws IOException {
        Files.createDirectory(file);

        assertRefused(StoreException.Kind.NOT_OURS, "is a folder");
    }

    @Test
    void refusesAFileInAFolderThatIsNotThere() {
        file = folder.resolve("missing/given.claimdesk");

        assertRefused(StoreException.Kind.NOT_OURS, "does not exist");
    }

    @Test
    void refusesAFileInAFileThatIsNoFolder() throws IOException {
        Files.writeString(folder.resolve("plain"), "text");
        file = folder.resolve("plain/given.claimdesk");

        assertRefused(StoreException.Kind.NOT_OURS, "does not exist");
    }

    @Test
    void refusesAFileThatAnotherProcessHasToItself() throws SQLException {
        Opening.open(file).close();
        try (Connection other = RawSql.connect(file)) {
            RawSql.run(other, "PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE");

            assertRefused(StoreException.Kind.LOCKED, "given.claimdesk");

            RawSql.run(other, "ROLLBACK");
        }
        Opening.open(file).close();
    }

    @Test
    void refusesAFileThatAnotherProcessHasToItselfInWalMode() throws SQLException {
        Opening.open(file).close();
        try (Connection other = RawSql.connect(file)) {
            RawSql.run(other, "PRAGMA locking_mode = EXCLUSIVE", "BEGIN IMMEDIATE", "DELETE FROM run");

            assertRefused(StoreException.Kind.LOCKED, "given.claimdesk");

            RawSql.run(other, "ROLLBACK");
        }
        Opening.open(file).close();
    }

    /** Permissions do not bind the administrator, so this says nothing when the tests run as one. */
    @Test
    void refusesAReadOnlyFile() {
        Opening.open(file).close();
        assertThat(file.toFile().setWritable(false)).isTrue();
        assumeFalse(Files.isWritable(file), "permissions do not bind this user");

        assertRefused(StoreException.Kind.READ_ONLY, "read-only");
    }

    /** As above. */
    @Test
    void refusesAFileInAReadOnlyFolder() {
        Opening.open(file).close();
        assertThat(folder.toFile().setWritable(false)).isTrue();
        try {
            assumeFalse(Files.isWritable(folder), "permissions do not bind this user");
            assertRefused(StoreException.Kind.READ_ONLY, "read-only");
            file = folder.resolve("absent.claimdesk");
            assertRefused(StoreException.Kind.READ_ONLY, "read-only");
        } finally {
            assertThat(folder.toFile().setWritable(true)).isTrue();
        }
    }

    /** As above. */
    @Test
    void refusesAFileThatCannotBeRead() throws IOException {
        Files.writeString(file, "secret");
        assertThat(file.toFile().setReadable(false)).isTrue();
        assumeFalse(Files.isReadable(file), "permissions do not bind this user");

        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> Opening.open(file))
                .satisfies(refused -> assertThat(refused.kind()).isEqualTo(StoreException.Kind.READ_ONLY));
    }

    private void assertRefused(StoreException.Kind kind, String saying) {
        FolderImage before = FolderImage.of(folder);

        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> Opening.open(file))
                .withMessageContaining(saying)
                .withMessageContaining(folder.toString())
                .satisfies(refused -> assertThat(refused.kind()).isEqualTo(kind));

        assertThat(FolderImage.of(folder)).isEqualTo(before);
    }
}
