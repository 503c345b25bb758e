package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.Crowd;
import claimdesk.store.RawSql;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Collections;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An older file is brought forward in one transaction, with a copy of it kept beside. */
class MigrationTest {

    private static final String ADD_COLUMN = "ALTER TABLE run ADD COLUMN note TEXT";
    private static final String ADD_TABLE = "CREATE TABLE later (id INTEGER); INSERT INTO later VALUES (7);";
    private static final String BROKEN = "CREATE TABLE half (id INTEGER); CREATE TABLE half (id INTEGER);";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void makeOlderFile() {
        file = folder.resolve("older.claimdesk");
        try (Database database = Opening.open(file, Opening.firstAnd())) {
            OpeningTest.write(database);
        }
    }

    /** Files out there have what it made; what a schema lacks is added by a script after the last. */
    @Test
    void neverChangesAScriptThatWasReleased() throws NoSuchAlgorithmException {
        byte[] script = Opening.script("schema.sql").getBytes(StandardCharsets.UTF_8);

        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(script)))
                .isEqualTo("821a91b3c8edb511b0c1cc326d5d6b1ff5a7149305b0f570150c5aa1c3ad42b9");
    }

    @Test
    void runsEveryScriptThatIsMissing() {
        try (Database database = Opening.open(file, Opening.firstAnd(ADD_COLUMN, ADD_TABLE))) {
            assertThat(OpeningTest.runs(database)).isEqualTo(1);
        }

        assertThat(RawSql.number(file, "PRAGMA user_version")).isEqualTo(3);
        assertThat(RawSql.number(file, "SELECT count(*) FROM run WHERE note IS NULL"))
                .isEqualTo(1);
        assertThat(RawSql.number(file, "SELECT id FROM later")).isEqualTo(7);
    }

    @Test
    void runsNothingTwice() {
        Opening.open(file, Opening.firstAnd(ADD_TABLE)).close();
        Opening.open(file, Opening.firstAnd(ADD_TABLE)).close();
        Opening.open(file, Opening.firstAnd(ADD_TABLE, ADD_COLUMN)).close();

        assertThat(RawSql.number(file, "SELECT count(*) FROM later")).isEqualTo(1);
    }

    @Test
    void keepsACopyOfTheOlderFileBeside() {
        Opening.open(file, Opening.firstAnd(ADD_TABLE)).close();

        Path copy = folder.resolve("older.claimdesk.schema-1.bak");
        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder("older.claimdesk", copy.getFileName().toString());
        try (Database older = Opening.open(copy, Opening.firstAnd())) {
            assertThat(OpeningTest.runs(older)).isEqualTo(1);
        }
    }

    @Test
    void keepsAnEarlierCopyAsItIs() throws IOException {
        Path copy = folder.resolve("older.claimdesk.schema-1.bak");
        Files.writeString(copy, "kept by hand");

        Opening.open(file, Opening.firstAnd(ADD_TABLE)).close();

        assertThat(copy).hasContent("kept by hand");
    }

    @Test
    void keepsNoCopyOfAFileThatIsNew() {
        Opening.open(folder.resolve("new.claimdesk"), Opening.firstAnd(ADD_TABLE))
                .close();

        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("older.claimdesk", "new.claimdesk");
    }

    @ParameterizedTest
    @ValueSource(strings = {BROKEN, "this is not SQL", "INSERT INTO run (purpose) VALUES ('no such')"})
    void leavesTheOldSchemaWhereAScriptFails(String script) {
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> Opening.open(file, Opening.firstAnd(ADD_COLUMN, script)))
                .withMessageContaining("from schema 1 to 3");

        assertThat(RawSql.number(file, "PRAGMA user_version")).isEqualTo(1);
        assertThat(RawSql.number(file, "SELECT count(*) FROM sqlite_schema WHERE name IN ('half', 'later')"))
                .isZero();
        assertThat(RawSql.number(file, "SELECT count(*) FROM pragma_table_info('run') WHERE name = 'note'"))
                .isZero();
        try (Database usable = Opening.open(file, Opening.firstAnd())) {
            OpeningTest.write(usable);
            assertThat(OpeningTest.runs(usable)).isEqualTo(2);
        }
    }

    @Test
    void makesNoFileOutOfABrokenSchema() {
        Path broken = folder.resolve("broken.claimdesk");

        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> Opening.open(broken, Opening.firstAnd(BROKEN)));

        assertThat(RawSql.number(broken, "SELECT count(*) FROM sqlite_schema")).isZero();
        Opening.open(broken, Opening.firstAnd()).close();
        assertThat(RawSql.number(broken, "PRAGMA user_version")).isEqualTo(1);
    }

    @Test
    void leavesNoHalfCopyAndTheOldSchemaWhereTheCopyFails() {
        try (Handle handle = new Connections(file, Durability.NONE).writer(Duration.ofMillis(50))) {
            handle.execute("BEGIN");

            assertThatExceptionOfType(StoreException.class)
                    .isThrownBy(() -> Opening.firstAnd(ADD_TABLE).run(handle, file))
                    .withMessageContaining("copying");
        }

        assertThat(RawSql.number(file, "PRAGMA user_version")).isEqualTo(1);
        assertThat(folder.toFile().list()).containsExactly("older.claimdesk");
    }

    @Test
    void neverTakesAFileBack() {
        Opening.open(file, Opening.firstAnd(ADD_TABLE)).close();

        try (Handle handle = new Connections(file, Durability.NONE).writer(Duration.ofMillis(50))) {
            assertThatExceptionOfType(StoreException.class)
                    .isThrownBy(() -> Opening.firstAnd().run(handle, file))
                    .withMessageContaining("newer");
        }

        assertThat(RawSql.number(file, "PRAGMA user_version")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void isDoneOnceByManyWhoOpenAnAbsentFileAtOnce(int openers) {
        for (int round = 0; round < 5; round++) {
            Path fresh = folder.resolve("fresh-" + openers + "-" + round);

            Crowd.together(Collections.nCopies(openers, opener(fresh, Migrations.shipped())));

            assertThat(RawSql.number(fresh, "SELECT count(*) FROM run")).isEqualTo(openers);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void isDoneOnceByManyWhoOpenAnOlderFileAtOnce(int openers) {
        for (int round = 0; round < 5; round++) {
            Path older = folder.resolve("older-" + openers + "-" + round);
            Opening.open(older, Opening.firstAnd()).close();

            Crowd.together(Collections.nCopies(openers, opener(older, Opening.firstAnd(ADD_TABLE, ADD_COLUMN))));

            assertThat(RawSql.number(older, "SELECT count(*) FROM run")).isEqualTo(openers);
            assertThat(RawSql.number(older, "SELECT count(*) FROM later")).isEqualTo(1);
            Path copy = folder.resolve(older.getFileName() + ".schema-1.bak");
            assertThat(RawSql.number(copy, "PRAGMA user_version")).isEqualTo(1);
        }
        assertThat(folder.toFile().list()).noneMatch(name -> name.endsWith(".part"));
    }

    private static Callable<Integer> opener(Path file, Migrations migrations) {
        return () -> {
            try (Database mine =
                    Database.open(file, Durability.NONE, Database.Writing.SERIAL, migrations, Duration.ofSeconds(5))) {
                OpeningTest.write(mine);
                return 1;
            }
        };
    }
}
