package claimdesk.ui.command.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code claimdesk import}, as a person or a program meets it. */
class ImportCommandTest {

    private static final String GOOD =
            "{\"time\":\"2026-11-03T09:00:00Z\",\"method\":\"POST\",\"path\":\"/orders/1/deliver\",\"status\":200}\n";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path log;
    private String db;

    @BeforeEach
    void write() throws IOException {
        log = Files.writeString(
                folder.resolve("log.ndjson"), GOOD + "\nnonsense\n" + GOOD.replace("orders/1", "orders/2"));
        db = folder.resolve("desk.db").toString();
    }

    @Test
    void printsHowManyLinesWereImportedSkippedAndRejected() throws IOException {
        assertThat(run("import", log.toString(), "--db", db, "--json")).isZero();

        JsonNode json = json();
        assertThat(json.path("imported").asInt()).isEqualTo(2);
        assertThat(json.path("skipped").asInt()).isEqualTo(1);
        assertThat(json.path("rejected")).hasSize(1);
        assertThat(json.path("rejected").get(0).path("file").asText()).endsWith("log.ndjson");
        assertThat(json.path("rejected").get(0).path("line").asInt()).isEqualTo(3);
        assertThat(json.path("rejected").get(0).path("reason").asText()).isNotEmpty();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void refusesGzipThatIsDamagedEvenBesideAGoodFile() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(GOOD.repeat(100).getBytes(StandardCharsets.UTF_8));
        }
        byte[] whole = bytes.toByteArray();
        whole[whole.length / 2] ^= 0x55;
        Path damaged = Files.write(folder.resolve("log.ndjson.gz"), whole);

        assertThat(run("import", damaged.toString(), "--db", db)).isEqualTo(2);
        assertThat(out.toString()).contains("nothing was imported: its compressed data are damaged, which shows");
        assertThat(Path.of(db)).doesNotExist();
        clear();

        assertThat(run("import", damaged.toString(), log.toString(), "--db", db, "--json"))
                .isEqualTo(2);
        assertThat(json().path("imported").asInt()).isEqualTo(2);
        assertThat(json().path("files").get(0).path("status").asText()).isEqualTo("damaged");
    }

    @Test
    void skipsAFileThatIsThereAlready() throws IOException {
        run("import", log.toString(), "--db", db);
        assertThat(out.toString()).contains("2 taken, 1 blank, 1 rejected").contains("line 3:");
        clear();

        assertThat(run("import", log.toString(), "--db", db, "--json")).isZero();

        assertThat(json().path("imported").asInt(-1)).isZero();
        assertThat(json().path("skipped").asInt()).isEqualTo(2);
        assertThat(json().path("files").get(0).path("status").asText()).isEqualTo("known");
    }

    /** Whoever opens a file for writing puts it into WAL mode, by the bytes of its header that say so. */
    @Test
    void listsImportsWithoutTouchingTheFile() throws IOException {
        run("import", log.toString(), "--db", db);
        clear();
        byte[] notInWalMode = Files.readAllBytes(Path.of(db));
        notInWalMode[18] = 1;
        notInWalMode[19] = 1;
        Files.write(Path.of(db), notInWalMode);

        assertThat(run("import", "--list", "--db", db)).isZero();

        assertThat(out.toString()).contains("log.ndjson");
        assertThat(Files.readAllBytes(Path.of(db))).isEqualTo(notInWalMode);
    }

    @Test
    void listsImportsAndUndoesOne() throws IOException {
        run("import", log.toString(), "--db", db);
        clear();
        assertThat(run("import", "--list", "--db", db, "--json")).isZero();
        String number = json().get(0).path("import").asText();
        clear();

        assertThat(run("import", "--undo", number, "--db", db)).isZero();
        assertThat(out.toString()).contains("undone");
        clear();
        assertThat(run("import", "--undo", number, "--db", db)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("--list");
        run("import", "--list", "--db", db);
        assertThat(out.toString()).contains("undone").contains("log.ndjson");
    }

    @Test
    void importsTheExportsOfAFolderAndSaysWhatItLeftAlone() throws IOException {
        Files.writeString(folder.resolve("README.md"), "about these files");

        assertThat(run(
                        "import",
                        folder.toString(),
                        "--db",
                        folder.resolve("x.sqlite").toString()))
                .isZero();

        assertThat(out.toString()).contains("log.ndjson: imported").contains("README.md");
    }

    @Test
    void failsWhereNoLineIsGoodAndMakesNoFile() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.csv"), "time,method,path\nnoon,GET,/x\n");

        assertThat(run("import", bad.toString(), "--db", db)).isEqualTo(ClaimdeskCommand.BROKEN);

        assertThat(out.toString())
                .contains("nothing was imported")
                .contains("line 2:")
                .doesNotContain("noon");
        assertThat(Path.of(db)).doesNotExist();
    }

    @Test
    void proposesAMappingThatCanBeGivenBack() throws IOException {
        assertThat(run("import", "--propose", log.toString())).isZero();
        Path mapping = Files.writeString(folder.resolve("north.yaml"), out.toString());
        clear();

        assertThat(run("import", log.toString(), "--db", db, "--mapping", mapping.toString(), "--json"))
                .isZero();

        assertThat(json().path("imported").asInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "import, --db FILE is needed",
        "import --db DB, a PATH is needed",
        "import nowhere.csv --db DB, no such file",
        "import LOG --db DB --as logs, there are request-log",
        "import LOG --db DB --mapping nowhere.yaml, no such file",
        "import LOG --db DB --mapping LOG, --mapping",
        "import LOG --db DB --list, take no PATH",
        "import --db DB --list --undo 1, one of them",
        "import --db DB --undo 0, no such import"
    })
    void saysWhatIsAllowedWhereTheInputIsWrong(String arguments, String said) {
        String[] words =
                arguments.replace("DB", db).replace("LOG", log.toString()).split(" ");

        assertThat(run(words)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains(said).doesNotContain("\tat ");
        assertThat(Path.of(db)).doesNotExist();
    }

    private JsonNode json() throws IOException {
        return new ObjectMapper().readTree(out.toString());
    }

    private void clear() {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(new PrintWriter(out), new PrintWriter(err), file -> 77, others -> {}, arguments);
    }
}
