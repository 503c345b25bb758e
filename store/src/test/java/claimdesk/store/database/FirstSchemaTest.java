package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import claimdesk.store.SettableClock;
import claimdesk.store.Store;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.imported.EvidenceRows;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceFile;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Subject;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file of schema version 1 is brought forward with all that was in it, and goes on from there. */
class FirstSchemaTest {

    private static final OrderId ORDER = new OrderId("4711");
    private static final String ENTRIES =
            """
            SELECT (SELECT count(*) FROM evidence_by_key)
                 + (SELECT count(*) FROM evidence_by_attempt)
                 + (SELECT count(*) FROM evidence_by_order)
            """;
    private static final String EXPECTED_ENTRIES =
            """
            SELECT sum((key IS NOT NULL) + (attempt_id IS NOT NULL) + (order_id IS NOT NULL))
              FROM evidence
            """;

    @TempDir
    Path folder;

    private final SettableClock clock = new SettableClock(1_900_000_000_000L);
    private Path file;

    @BeforeEach
    void make() {
        file = FirstSchemaFile.in(folder);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "idempotency_key",
                "customer_order",
                "effect",
                "outbox",
                "journal",
                "tally",
                "import_source",
                "evidence",
                "sqlite_sequence"
            })
    void keepsEveryRowOf(String table) throws SQLException {
        open(file).close();

        try (Connection connection = RawSql.connect(file)) {
            RawSql.run(connection, "ATTACH '" + folder.resolve("landed.claimdesk.schema-1.bak") + "' AS landed");
            String columns = table.equals("import_source")
                    ? "run_id, name, sha256, kind, mapping, state, touched_at_ms, imported_at_ms, first_id, last_id,"
                            + " line_count, blank_count, rejected_count"
                    : "*";
            String rows = "SELECT " + columns + " FROM ";
            assertThat(RawSql.number(connection, "SELECT count(*) FROM landed." + table))
                    .isEqualTo(RawSql.number(connection, "SELECT count(*) FROM main." + table))
                    .isGreaterThanOrEqualTo(table.equals("outbox") ? 0 : 1);
            assertThat(RawSql.number(
                            connection,
                            "SELECT count(*) FROM (" + rows + "landed." + table + " EXCEPT " + rows + "main." + table
                                    + ")"))
                    .isZero();
        }
    }

    @Test
    void hasTheSchemaOfANewFileAndIsWhole() throws SQLException {
        open(file).close();
        Path fresh = folder.resolve("fresh.claimdesk");
        open(fresh).close();

        assertThat(RawSql.number(file, "PRAGMA user_version")).isEqualTo(2);
        assertThat(RawSql.number(file, "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"))
                .isEqualTo(1);
        assertThat(RawSql.number(file, "SELECT count(*) FROM pragma_foreign_key_check"))
                .isZero();
        try (Connection connection = RawSql.connect(file)) {
            RawSql.run(connection, "ATTACH '" + fresh + "' AS fresh");
            for (String order : List.of("main, fresh", "fresh, main")) {
                String[] names = order.split(", ");
                assertThat(RawSql.number(
                                connection,
                                "SELECT count(*) FROM (SELECT type, name, tbl_name, sql FROM " + names[0]
                                        + ".sqlite_schema EXCEPT SELECT type, name, tbl_name, sql FROM " + names[1]
                                        + ".sqlite_schema)"))
                        .isZero();
            }
        }
    }

    @Test
    void leavesACopyOfItsOwnVersionBeside() {
        open(file).close();

        Path copy = folder.resolve("landed.claimdesk.schema-1.bak");
        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder(
                        "landed.claimdesk", copy.getFileName().toString());
        assertThat(RawSql.number(copy, "PRAGMA user_version")).isEqualTo(1);
        assertThat(RawSql.number(copy, "SELECT count(*) FROM evidence")).isEqualTo(13);
    }

    @Test
    void findsItsEvidenceByOrderKeyAndRequest() {
        try (Store store = open(file)) {
            FirstSchemaFile.assertFound(store);
        }
        assertThat(RawSql.number(file, ENTRIES))
                .isEqualTo(RawSql.number(file, EXPECTED_ENTRIES))
                .isPositive();
    }

    @Test
    void takesNoFileTwiceAndAnUndoneOneAgain() {
        try (Store store = open(file)) {
            ImportedSource earlier = source(store, 3);
            Optional<ImportedSource> known = store.read(
                    tables -> tables.imports().withHash(earlier.file().sha256()));
            assertThat(known).contains(earlier);
            ImportedSource undone = source(store, 4);

            RunId run = imported(store, undone.file());

            assertThat(linesOf(store, run)).containsExactly(1L);
            assertThat(rows(store, lines -> lines.ofOrder(ORDER, 100)))
                    .extracting(EvidenceRow::run)
                    .contains(new RunId(3), run);
        }
    }

    /** A program between the two versions made such files. */
    @Test
    void mayHaveTheTablesOfVersion2AndSayVersion1() {
        try (Store store = open(file)) {
            imported(store, new SourceFile("case.ndjson", "c".repeat(64), SourceKind.CASE_FILE, ""));
        }
        RawSql.run(file, "DELETE FROM evidence_by_key", "PRAGMA user_version = 1");

        try (Store store = open(file)) {
            assertThat(rows(store, lines -> lines.ofOrder(ORDER, 100))).hasSize(4);
            assertThat(rows(store, lines -> lines.ofKey(FirstSchemaFile.KEY, 100)))
                    .hasSize(4);
        }
        assertThat(RawSql.number(file, "PRAGMA user_version")).isEqualTo(2);
    }

    @Test
    void undoesAnImportAndAllByWhichItWasFound() {
        try (Store store = open(file)) {
            RunId run = new RunId(6);
            assertThat((boolean) store.write(tables -> tables.imports().undo(run)))
                    .isTrue();
            assertThat((boolean) store.write(tables -> tables.imports().clear(run, 100)))
                    .isFalse();

            assertThat(linesOf(store, run)).isEmpty();
        }
        assertThat(RawSql.number(file, "SELECT count(*) FROM evidence WHERE run_id = 6"))
                .isZero();
        assertThat(RawSql.number(file, ENTRIES)).isEqualTo(RawSql.number(file, EXPECTED_ENTRIES));
    }

    @Test
    void neverCountsWhatWasStillBeingStaged() {
        FirstSchemaFile.stage(file);

        try (Store store = open(file)) {
            assertThat(rows(store, lines -> lines.ofOrder(new OrderId("staged"), 10)))
                    .isEmpty();
            assertThatThrownBy(() -> RawSql.run(
                            file, "UPDATE import_source SET state = 'imported', imported_at_ms = 1 WHERE run_id = 9"))
                    .as("the landed program, which still has the file open, and knows of no index")
                    .hasMessageContaining("CHECK constraint");
            List<RunId> leftOver = store.read(tables -> tables.imports().leftOver());
            assertThat(leftOver).containsExactly(new RunId(9));
            store.write(tables -> tables.imports().clear(new RunId(9), 100));
        }

        assertThat(RawSql.number(file, "SELECT count(*) FROM import_source WHERE run_id = 9"))
                .isZero();
        assertThat(RawSql.number(file, "SELECT count(*) FROM evidence_by_order WHERE order_id = 'staged'"))
                .isZero();
    }

    private Store open(Path path) {
        return Store.openSerial(path, Durability.NONE, clock);
    }

    private static ImportedSource source(Store store, long run) {
        return store.read(tables -> tables.imports().find(new RunId(run))).orElseThrow();
    }

    private static List<EvidenceRow> rows(Store store, Function<EvidenceRows, List<EvidenceRow>> query) {
        return store.read(tables -> query.apply(tables.evidence()));
    }

    private static List<Long> linesOf(Store store, RunId run) {
        return rows(store, lines -> lines.ofRun(run, 0, 100)).stream()
                .map(row -> row.line().line())
                .toList();
    }

    private static RunId imported(Store store, SourceFile source) {
        EvidenceLine line = new EvidenceLine(
                1, OptionalLong.empty(), Optional.empty(), Subject.nobody().with(ORDER), Details.none());
        RunId run = store.write(tables -> {
            RunId begun = tables.imports().begin(source);
            tables.imports().stage(begun, List.of(line));
            return begun;
        });
        assertThat(store.index(run, () -> true)).isTrue();
        assertThat((boolean) store.write(tables -> tables.imports().finish(run, new LineCounts(1, 0, 0))))
                .isTrue();
        return run;
    }
}
