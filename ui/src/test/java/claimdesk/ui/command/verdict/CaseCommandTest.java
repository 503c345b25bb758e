package claimdesk.ui.command.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Store;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.InputSource;

/** Writes case files by command, and takes them in again. */
class CaseCommandTest {

    private static final String LOG =
            "{\"time\":\"2026-11-03T09:00:%sZ\",\"request_id\":\"%s\",\"vendor\":\"north\",\"path\":\"/orders/%s/refund\","
                    + "\"order_id\":\"%s\",\"method\":\"POST\",\"idempotency_key\":\"a-%s\",\"status\":200}\n";
    private static final String HOSTILE = "</td><script>alert(1)</script>\u202E\"'&amp;\u0001../../x";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path files;
    private String db;

    @BeforeEach
    void imports() throws IOException {
        files = Files.createDirectory(folder.resolve("files"));
        db = folder.resolve("desk.db").toString();
        String quoted = new ObjectMapper().writeValueAsString(HOSTILE);
        String hostile = quoted.substring(1, quoted.length() - 1);
        Path log = Files.writeString(
                folder.resolve("log carol@example.com.ndjson"),
                String.format(LOG, "00", "r1", "7", "7", "1")
                        + String.format(LOG, "10", "carol@example.com", "7", "7", "2")
                        + String.format(LOG, "20", "r3", "8", hostile, "3"));
        assertThat(run("import", log.toString(), "--db", db)).isZero();
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return ClaimdeskCommand.run(new PrintWriter(out), new PrintWriter(err), file -> 0, others -> {}, arguments);
    }

    private int write(String... more) {
        return run(Stream.concat(Stream.of("case", "--db", db, "--out", files.toString()), Stream.of(more))
                .toArray(String[]::new));
    }

    private List<String> written() throws IOException {
        try (Stream<Path> all = Files.list(files)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void writesAPageAndLinesWithoutPersonalDataAndTakesThemInElsewhere() throws IOException {
        byte[] before = Files.readAllBytes(Path.of(db));

        assertThat(write("--order", "7", "--json")).isZero();

        JsonNode said = new ObjectMapper().readTree(out.toString());
        assertThat(said.path("masked").asBoolean()).isTrue();
        assertThat(written()).containsExactly("case-order-7.claimdesk", "case-order-7.html");
        String page = Files.readString(files.resolve("case-order-7.html"));
        String lines = Files.readString(files.resolve("case-order-7.claimdesk"));
        assertThat(page).contains(said.path("hash").asText());
        assertThat(page + lines).doesNotContain("carol", "example.com").contains("\u2039email ");
        assertThat(Files.readAllBytes(Path.of(db))).isEqualTo(before);
        String other = folder.resolve("other.db").toString();
        assertThat(run("import", files.resolve("case-order-7.claimdesk").toString(), "--db", other))
                .isZero();
        assertThat(out.toString()).contains("imported as case-file");
        assertThat(run("investigate", "--order", "7", "--db", db)).isZero();
        String here = out.toString();
        assertThat(run("investigate", "--order", "7", "--db", other)).isZero();
        assertThat(here).doesNotContain("carol").contains("\u2039email ");
        // The masks of a file are its own.
        assertThat(out.toString().replaceAll(" [0-9a-f]{6}-", " ")).isEqualTo(here.replaceAll(" [0-9a-f]{6}-", " "));
    }

    @Test
    void saysAtWhichLineAFileIsNotAsItWasWrittenAndWritesNothing() throws IOException {
        write("--order", "7");
        Path lines = files.resolve("case-order-7.claimdesk");
        Files.writeString(lines, Files.readString(lines).replace("\"status\":\"200\"", "\"status\":\"500\""));
        Path other = folder.resolve("other.db");

        assertThat(run("import", lines.toString(), "--db", other.toString(), "--json"))
                .isEqualTo(1);

        JsonNode rejected = new ObjectMapper().readTree(out.toString()).path("rejected");
        assertThat(rejected).hasSize(1);
        assertThat(rejected.get(0).path("line").asInt()).isEqualTo(2);
        assertThat(rejected.get(0).path("reason").asText()).contains("hash");
        assertThat(other).doesNotExist();
    }

    @Test
    void recordsInTheJournalWhoAskedForPersonalDataBeforeItWritesThem() throws IOException {
        assertThat(write("--order", "7", "--unmask", "--by", "Kim at the desk")).isZero();

        assertThat(Files.readString(files.resolve("case-order-7.claimdesk")))
                .contains("carol@example.com", "AGENT_ACTION");
        assertThat(Files.readString(files.resolve("case-order-7.html"))).contains("NOT masked");
        try (Store store = Store.openReadOnly(Path.of(db), InstantSource.system())) {
            List<Event> journal = store.read(tables -> tables.journal().after(0, 10));
            assertThat(journal).singleElement().satisfies(event -> {
                assertThat(event.subject().order().orElseThrow().text()).isEqualTo("7");
                assertThat(event.details().text(Detail.WHO)).hasValue("Kim at the desk");
                assertThat(event.details().text(Detail.ACTION)).hasValue("unmask");
            });
        }
        assertThat(write("--order", "7", "--force")).isZero();
        assertThat(Files.readString(files.resolve("case-order-7.claimdesk")))
                .doesNotContain("carol@example.com", "Kim");
    }

    @Test
    void leavesWhatIsThereAloneUnlessItIsToldTo() throws IOException {
        Files.writeString(files.resolve("case-order-7.html"), "mine");

        assertThat(write("--order", "7", "--unmask")).isEqualTo(2);

        assertThat(err.toString()).contains("case-order-7.html is there already", "--force");
        assertThat(written()).containsExactly("case-order-7.html");
        try (Store store = Store.openReadOnly(Path.of(db), InstantSource.system())) {
            List<Event> journal = store.read(tables -> tables.journal().after(0, 10));
            assertThat(journal).isEmpty();
        }
        assertThat(write("--order", "7", "--force")).isZero();
        assertThat(Files.readString(files.resolve("case-order-7.html"))).startsWith("<!DOCTYPE html>");
    }

    @Test
    void showsHostileTextAndInterpretsNone() throws Exception {
        assertThat(write("--order", HOSTILE)).isZero();

        List<String> names = written();
        assertThat(names).hasSize(2).allMatch(name -> name.matches("case-order-[A-Za-z0-9._-]{1,100}"));
        String page = Files.readString(files.resolve(names.get(1)));
        assertThat(page).doesNotContain("<script", "\u202E", "\u0001").contains("lang=\"en\"", "prefers-color-scheme");
        assertThat(page.replaceAll("http://www.w3.org/(2000/svg|1999/xhtml)", ""))
                .doesNotContain("http:", "https:", "url(", "@import", "src=");
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(page)));
        String other = folder.resolve("other.db").toString();
        assertThat(run("import", files.resolve(names.get(0)).toString(), "--db", other))
                .isZero();
        assertThat(run("investigate", "--order", HOSTILE, "--db", other)).isZero();
    }

    @Test
    void needsAFolderThatIsThere() {
        String gone = files.resolve("gone").toString();

        assertThat(run("case", "--order", "7", "--db", db, "--out", gone)).isEqualTo(2);
        assertThat(err.toString())
                .contains(gone, "there is no such folder", "Nothing was written: make the folder first");
        assertThat(run("case", "--order", "7", "--db", db, "--out", db)).isEqualTo(2);
        assertThat(err.toString()).contains(db + " is a file; allowed: a folder");
        assertThat(Path.of(gone)).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--order 9 | neither the journal nor an import",
                "--order 7 --key a/b | either --order ID or --key",
                "--order 7 --by Kim | --by goes with --unmask"
            })
    void saysWhatIsWrongAndWritesNothing(String arguments, String reason) throws IOException {
        assertThat(write(arguments.split(" "))).isEqualTo(2);

        assertThat(err.toString()).contains(reason);
        assertThat(written()).isEmpty();
    }
}
