package claimdesk.app.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.store.Store;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.imported.ImportState;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceFile;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Subject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One file is one unit: all of its good lines, or nothing. */
class ImporterTest {

    private static final String GOOD = "{\"time\":\"2026-11-03T09:00:00Z\",\"vendor\":\"north\",\"method\":\"POST\","
            + "\"path\":\"/orders/1/deliver\",\"idempotency_key\":\"k-%d\",\"status\":200,\"request_id\":\"r-%d\"}";
    private static final int OVER_A_BATCH = 9_000;
    private static final int OVER_A_CLEARING = 20_500;

    @TempDir
    Path folder;

    private Imports imports;

    @BeforeEach
    void open() {
        imports = new Imports(folder);
    }

    @AfterEach
    void close() {
        imports.close();
    }

    @Test
    void takesTheGoodLinesAndSaysWhatIsWrongWithTheOthers() throws IOException {
        String text = good(1) + "\r\n" + good(2) + "\r\n\r\n" + good(3).substring(0, 40) + "\r\n17\r\n" + good(4);

        ImportOutcome.Imported outcome = imports.imported(imports.file("log.ndjson", text));

        assertThat(outcome.counts()).isEqualTo(new LineCounts(3, 1, 2));
        assertThat(outcome.rejected()).extracting(Rejected::line).containsExactly(4L, 5L);
        assertThat(imports.rows(outcome)).extracting(row -> row.line().line()).containsExactly(1L, 2L, 6L);
    }

    @Test
    void writesNothingOfAFileWithoutAGoodLine() throws IOException {
        Path bad = imports.file("bad.ndjson", "{\"time\":\"noon\",\"method\":\"GET\",\"status\":200}\n{\n");

        assertThat(imports.run(bad)).isInstanceOf(ImportOutcome.NothingGood.class);
        assertThat(imports.db).doesNotExist();

        imports.imported(imports.file("good.ndjson", good(1)));
        imports.reopen();
        byte[] before = Files.readAllBytes(imports.db);
        assertThat(imports.run(bad)).isInstanceOf(ImportOutcome.NothingGood.class);
        imports.reopen();
        assertThat(Files.readAllBytes(imports.db)).isEqualTo(before);
    }

    @Test
    void keepsNameHashTimeAndMappingOfAnImport() throws IOException {
        imports.imported(imports.file("log.ndjson", good(1)));

        assertThat(imports.finished()).singleElement().satisfies(source -> {
            assertThat(source.file().name()).isEqualTo("log.ndjson");
            assertThat(source.file().sha256()).hasSize(64).isNotEqualTo("0".repeat(64));
            assertThat(source.importedAtMs()).hasValue(Imports.NOW_MS);
            assertThat(source.state()).isEqualTo(ImportState.IMPORTED);
            assertThat(source.file().mapping()).contains("key: idempotency_key");
        });
    }

    @Test
    void knowsAFileAgainByItsBytesWhateverItIsCalled() throws IOException {
        ImportOutcome.Imported first = imports.imported(imports.file("log.ndjson", good(1)));

        ImportOutcome again = imports.run(imports.file("renamed.txt", good(1)));

        assertThat(again).isInstanceOfSatisfying(ImportOutcome.Known.class, known -> assertThat(
                        known.earlier().run())
                .isEqualTo(first.run()));
        assertThat(imports.ofOrder("1")).hasSize(1);
    }

    @Test
    void undoesAnImportAsAWhole() throws IOException {
        Path file = imports.file("log.ndjson", many(OVER_A_CLEARING));
        ImportOutcome.Imported first = imports.imported(file);
        ImportOutcome.Imported other = imports.imported(imports.file("other.ndjson", good(-1)));
        assertThat(imports.rows(first)).hasSize(OVER_A_CLEARING);

        assertThat(imports.importer().undo(first.run())).isTrue();

        assertThat(imports.rows(first)).isEmpty();
        assertThat(imports.rows(other)).hasSize(1);
        assertThat(evidenceCount()).isEqualTo(1);
        assertThat(imports.importer().undo(first.run())).isFalse();
        assertThat(imports.finished()).extracting(source -> source.state()).contains(ImportState.UNDONE);
    }

    @Test
    void takesAFileAgainAfterItWasUndone() throws IOException {
        Path file = imports.file("log.ndjson", good(1));
        assertThat(imports.importer().undo(imports.imported(file).run())).isTrue();

        assertThat(imports.imported(file).counts().taken()).isEqualTo(1);
        assertThat(imports.ofOrder("1")).hasSize(1);
    }

    @Test
    void leavesNothingWhereItIsCancelledMidway() throws IOException {
        imports.imported(imports.file("other.ndjson", good(-1)));
        Path file = imports.file("log.ndjson", many(OVER_A_BATCH));

        ImportOutcome outcome = imports.importer().run(file, Mapping.recognised(), (bytes, total, lines) -> {
            assertThat(bytes).isLessThanOrEqualTo(total);
            return lines < 8192;
        });

        assertThat(outcome).isInstanceOf(ImportOutcome.Cancelled.class);
        assertThat(evidenceCount()).isEqualTo(1);
        assertThat(imports.finished()).hasSize(1);
        assertThat(imports.imported(file).counts().taken()).isEqualTo(OVER_A_BATCH);
    }

    @Test
    void leavesNothingWhereItIsCancelledWhileItsLinesAreIndexed() throws IOException {
        Path file = imports.file("log.ndjson", many(100));

        ImportOutcome outcome =
                imports.importer().run(file, Mapping.recognised(), (bytes, total, lines) -> bytes < total);

        assertThat(outcome).isInstanceOf(ImportOutcome.Cancelled.class);
        assertThat(evidenceCount()).isZero();
        assertThat(imports.finished()).isEmpty();
        assertThat(imports.imported(file).counts().taken()).isEqualTo(100);
    }

    @Test
    void saysInWordsThatAFileIsNotThereOrIsNoGzip() throws IOException {
        Path damaged = imports.file("log.ndjson.gz", new byte[] {0x1F, (byte) 0x8B, 8, 'n', 'o', 'n', 'e'});

        assertThat(reason(damaged)).isEqualTo("it begins like gzip, and is none, or damaged from its start");
        assertThat(reason(imports.folder.resolve("gone.ndjson"))).isEqualTo("it is not there");
        assertThat(imports.db).doesNotExist();
    }

    private String reason(Path file) {
        return ((ImportOutcome.Unusable) imports.run(file)).reason();
    }

    @Test
    void keepsNothingOfAFileThatIsChangedWhileItIsRead() throws IOException {
        Path file = imports.file("log.ndjson", many(OVER_A_BATCH));
        byte[] changed = many(OVER_A_BATCH).replace("north", "south").getBytes(StandardCharsets.UTF_8);

        ImportOutcome outcome = imports.importer().run(file, Mapping.recognised(), (bytes, total, lines) -> {
            if (lines == 1024) {
                overwrite(file, changed);
            }
            return true;
        });

        assertThat(outcome)
                .isInstanceOfSatisfying(ImportOutcome.Unusable.class, unusable -> assertThat(unusable.reason())
                        .contains("changed while it was read"));
        assertThat(evidenceCount()).isZero();
    }

    @Test
    void readsALogThatGrowsUpToWhereItEndedAtFirst() throws IOException {
        Path file = imports.file("log.ndjson", many(OVER_A_BATCH));

        ImportOutcome outcome = imports.importer().run(file, Mapping.recognised(), (bytes, total, lines) -> {
            if (lines == 1024) {
                append(file, good(-7) + "\n");
            }
            return true;
        });

        assertThat(((ImportOutcome.Imported) outcome).counts().taken()).isEqualTo(OVER_A_BATCH);
    }

    @Test
    void showsNobodyALineBeforeTheLastIsInAndClearsAwayWhatACrashLeft() throws IOException {
        Store store = imports.store();
        SourceFile file = new SourceFile("crashed.ndjson", "a".repeat(64), SourceKind.REQUEST_LOG, "");
        RunId crashed = store.write(tables -> {
            RunId run = tables.imports().begin(file);
            tables.imports().stage(run, List.of(line(1), line(2)));
            return run;
        });
        assertThat(imports.ofOrder("1")).isEmpty();
        assertThat(imports.ofRun(crashed)).isEmpty();

        imports.imported(imports.file("a.ndjson", good(1)));
        assertThat(evidenceCount()).as("it may go on").isEqualTo(3);
        imports.clock.set(Imports.NOW_MS + 11 * 60_000);
        imports.imported(imports.file("b.ndjson", good(2)));

        assertThat(evidenceCount()).isEqualTo(2);
        assertThat(imports.find(crashed)).isEmpty();
    }

    @Test
    void letsOnlyOneOfTwoImportsOfTheSameBytesCount() {
        Store store = imports.store();
        SourceFile file = new SourceFile("twice.ndjson", "b".repeat(64), SourceKind.REQUEST_LOG, "");
        List<RunId> both = store.write(tables -> {
            List<RunId> runs =
                    List.of(tables.imports().begin(file), tables.imports().begin(file));
            runs.forEach(run -> tables.imports().stage(run, List.of(line(1))));
            return runs;
        });
        LineCounts one = new LineCounts(1, 0, 0);

        assertThat(imports.finish(both.get(0), one)).isTrue();
        assertThat(imports.finish(both.get(1), one)).isFalse();
    }

    @Test
    void rejectsALineThatIsTooLongWithoutHoldingIt() throws IOException {
        Path file = folder.resolve("long.ndjson");
        byte[] filler = new byte[1 << 20];
        Arrays.fill(filler, (byte) 'x');
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write((good(1) + "\n{\"time\":\"").getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i < 64; i++) {
                out.write(filler);
            }
            out.write(("\"}\n" + good(2)).getBytes(StandardCharsets.UTF_8));
        }

        ImportOutcome.Imported outcome = imports.imported(file);

        assertThat(outcome.counts().taken()).isEqualTo(2);
        assertThat(outcome.rejected()).singleElement().satisfies(one -> {
            assertThat(one.line()).isEqualTo(2);
            assertThat(one.reason()).contains("longer than 1048576 characters");
        });
    }

    @Test
    void unpacksGzipOfSeveralParts() throws IOException {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        both.write(gzip(good(1) + "\n"));
        both.write(gzip(many(500)));

        ImportOutcome.Imported whole = imports.imported(imports.file("whole.ndjson.gz", both.toByteArray()));

        assertThat(whole.counts()).isEqualTo(new LineCounts(501, 0, 0));
    }

    @Test
    void takesNothingOfGzipThatIsDamagedInItsMiddleOrBreaksOff() throws IOException {
        byte[] whole = gzip(many(OVER_A_BATCH));
        byte[] flipped = whole.clone();
        for (int place = whole.length / 2; place < whole.length / 2 + 20; place++) {
            flipped[place] ^= (byte) 0xFF;
        }
        byte[] otherSum = whole.clone();
        otherSum[whole.length - 6] ^= 1;
        byte[] cut = Arrays.copyOf(whole, whole.length * 2 / 3);
        byte[] withoutSum = Arrays.copyOf(whole, whole.length - 4);

        for (byte[] damaged : List.of(flipped, otherSum, cut, withoutSum)) {
            ImportOutcome outcome = imports.run(imports.file("damaged.ndjson.gz", damaged));

            assertThat(outcome).isInstanceOfSatisfying(ImportOutcome.Unusable.class, unusable -> {
                assertThat(unusable.isDamaged()).isTrue();
                assertThat(unusable.reason())
                        .contains(
                                damaged.length == whole.length
                                        ? "are damaged, which shows after line "
                                        : "break off somewhere after line ",
                                "allowed: gzip that is whole",
                                "What was imported before is as it was");
            });
            assertThat(evidenceCount()).isZero();
            assertThat(imports.finished()).isEmpty();
        }
        assertThat(imports.imported(imports.file("whole.ndjson.gz", whole))
                        .counts()
                        .taken())
                .isEqualTo(OVER_A_BATCH);
    }

    @Test
    void quotesNothingOfALineInWhatItRejects() throws IOException {
        Path file = imports.file(
                "emails.csv",
                "sent_at,message_id,order_id,template,recipient\n"
                        + "carol.jones@example.com,m-1,1,delivered,carol.jones@example.com\n"
                        + "2026-11-03T09:00:00Z,m-2,1,delivered,carol.jones@example.com\n"
                        + "2026-11-03T09:00:00Z,m-3," + "carol".repeat(50) + ",delivered,carol.jones@example.com\n"
                        + "\"carol,m-4,1,delivered,x\n");

        ImportOutcome.Imported outcome = imports.imported(file);

        assertThat(outcome.counts()).isEqualTo(new LineCounts(1, 0, 3));
        assertThat(outcome.rejected().toString()).doesNotContain("carol").doesNotContain("jones");
        EvidenceRow row = imports.rows(outcome).get(0);
        assertThat(row.line().details().text(Detail.RECIPIENT)).contains("c***@example.com");
        imports.reopen();
        assertThat(new String(Files.readAllBytes(imports.db), StandardCharsets.ISO_8859_1))
                .doesNotContain("jones");
    }

    @Test
    void keepsKeysAsTheyAreWrittenAndApart() throws IOException {
        String[] keys = {"ABC", "abc", "abc ", "0010", "12E34", "1.50", "=1+1", "k\u202e1"};
        String text = Arrays.stream(keys)
                .map(key -> "2026-11-03T09:00:00Z;POST;/orders/0010/deliver;200;" + key)
                .collect(Collectors.joining("\n", "time;method;path;status;idempotency_key\n", ""));

        ImportOutcome.Imported outcome = imports.imported(imports.file("keys.csv", text));

        assertThat(imports.rows(outcome).stream()
                        .map(row -> row.line().subject().key().orElseThrow().text()))
                .containsExactly(keys);
        assertThat(imports.rows(outcome).get(0).line().subject().order()).contains(new OrderId("0010"));
    }

    @Test
    void takesJsonNumbersAsKeysDigitForDigit() throws IOException {
        ImportOutcome.Imported outcome = imports.imported(imports.file(
                "log.ndjson",
                "{\"time\":1762160400123456,\"method\":\"POST\",\"idempotency_key\":12E34,\"order_id\":10.0,"
                        + "\"status\":\"200\"}"));

        EvidenceRow row = imports.rows(outcome).get(0);
        assertThat(row.line().subject().key().orElseThrow().text()).isEqualTo("12E34");
        assertThat(row.line().subject().order().orElseThrow().text()).isEqualTo("10.0");
        assertThat(row.line().atMs()).hasValue(1_762_160_400_123L);
        assertThat(row.line().details().text(Detail.RAW_TIME)).contains("1762160400123456");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "hello world\n", "a,b\n1,2\n", "\u0000\u0001\u0002", "[1,2,3]", "{\"a\":1}"})
    void saysOfAFileThatIsNoEvidenceWhatWouldBe(String text) throws IOException {
        ImportOutcome outcome = imports.run(imports.file("notes.txt", text));

        assertThat(outcome).isInstanceOf(ImportOutcome.Unusable.class);
        assertThat(imports.db).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "'', it is empty",
        "PK\u0003\u0004rest, save the sheet as CSV",
        "'SQLite format 3\u0000', open a Claimdesk file",
        "'[{\"time\":1},{\"time\":2}]', a line of its own",
        "'{\n', allowed: one whole object a line"
    })
    void saysWhatToDoWithAFileThatIsOfAnotherForm(String text, String wayOut) throws IOException {
        ImportOutcome outcome = imports.run(imports.file("sheet.csv", text));

        assertThat(((ImportOutcome.Unusable) outcome).reason()).contains(wayOut);
        assertThat(imports.db).doesNotExist();
    }

    @Test
    void saysInASentenceThatCompressedDataBreakOffNearTheirBeginning() throws IOException {
        byte[] whole = gzip(good(1));

        ImportOutcome outcome =
                imports.run(Files.write(folder.resolve("cut.ndjson.gz"), Arrays.copyOf(whole, whole.length - 20)));

        assertThat(((ImportOutcome.Unusable) outcome).reason()).contains("break off near their beginning");
    }

    /** How many lines are stored, those that do not count included. */
    private long evidenceCount() {
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + imports.store().file());
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("SELECT count(*) FROM evidence")) {
            count.next();
            return count.getLong(1);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
    }

    private static EvidenceLine line(long number) {
        return new EvidenceLine(
                number, OptionalLong.of(1), Optional.empty(), Subject.nobody().with(new OrderId("1")), Details.none());
    }

    private static String good(int number) {
        return String.format(GOOD, number, number);
    }

    private static String many(int count) {
        return IntStream.range(0, count).mapToObj(ImporterTest::good).collect(Collectors.joining("\n", "", "\n"));
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static void overwrite(Path file, byte[] bytes) {
        try {
            Files.write(file, bytes, StandardOpenOption.WRITE);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static void append(Path file, String text) {
        try {
            Files.writeString(file, text, StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
