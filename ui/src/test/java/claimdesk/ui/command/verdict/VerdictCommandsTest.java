package claimdesk.ui.command.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerdictCommandsTest {

    private static final String LOG =
            "{\"time\":\"2026-11-03T09:00:%s\",\"request_id\":\"%s\",\"vendor\":\"no\u202erth\","
                    + "\"path\":\"/orders/7/refund\",\"method\":\"POST\",\"idempotency_key\":\"a/%s\",\"status\":%d,"
                    + "\"duration_ms\":900,\"request_sha256\":\"" + "f".repeat(64) + "\"}\n";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return ClaimdeskCommand.run(new PrintWriter(out), new PrintWriter(err), file -> 0, others -> {}, arguments);
    }

    private String imported(String... lines) throws IOException {
        Path log = Files.writeString(folder.resolve("log.ndjson"), String.join("", lines));
        String db = folder.resolve("desk.db").toString();
        assertThat(run("import", log.toString(), "--db", db)).isZero();
        return db;
    }

    private String rotated() throws IOException {
        return imported(String.format(LOG, "00Z", "r1", "1", 504), String.format(LOG, "10Z", "r2", "2", 200));
    }

    @Test
    void masksPersonalDataInWhatItPrintsAndLeavesCodesAsTheyAre() throws IOException {
        String plain = rotated();
        run("check", "--db", plain, "--json");
        List<String> codes = texts(new ObjectMapper().readTree(out.toString()).at("/findings"), "code");
        Path log = Files.writeString(
                folder.resolve("personal.ndjson"),
                (String.format(LOG, "00Z", "r1", "1", 504) + String.format(LOG, "10Z", "r2", "2", 200))
                        .replace("\"a/", "\"carol@example.com/")
                        .replace("no\u202erth", "carol@example.com"));
        String db = folder.resolve("personal.db").toString();
        assertThat(run("import", log.toString(), "--db", db, "--json")).isZero();
        assertThat(out.toString()).doesNotContain("carol");

        for (List<String> form : List.of(List.of("--json"), List.<String>of())) {
            assertThat(run(with(form, "check", "--db", db))).isOne();
            assertThat(out.toString()).doesNotContain("carol").contains("rotated-keys");
            assertThat(run(with(form, "investigate", "--order", "7", "--db", db)))
                    .isZero();
            assertThat(out.toString()).doesNotContain("carol").contains("rotated-keys");
        }
        run("check", "--db", db, "--json");
        assertThat(texts(new ObjectMapper().readTree(out.toString()).at("/findings"), "code"))
                .isEqualTo(codes);
        assertThat(run("investigate", "--key", "carol@example.com/carol@example.com/2", "--db", db, "--json"))
                .isZero();
        assertThat(out.toString()).doesNotContain("carol").contains("email ");
    }

    private static String[] with(List<String> more, String... arguments) {
        return Stream.concat(Stream.of(arguments), more.stream()).toArray(String[]::new);
    }

    @Test
    void investigatesAnOrderAsJsonWithStableCodes() throws IOException {
        String db = rotated();

        assertThat(run("investigate", "--order", "7", "--db", db, "--json")).isZero();

        JsonNode verdict = new ObjectMapper().readTree(out.toString());
        assertThat(verdict.at("/subject/order").asText()).isEqualTo("7");
        assertThat(verdict.at("/complete").isBoolean()).isTrue();
        assertThat(texts(verdict.at("/statements"), "claim"))
                .startsWith("refunded", "told-last", "told-true", "answer-saved")
                .contains("double-effect", "cause-rotated-keys");
        assertThat(texts(verdict.at("/statements"), "value"))
                .containsOnly("proven", "not proven")
                .contains("proven");
        JsonNode row = verdict.at("/statements/1/evidence/0");
        assertThat(row.path("file").asText()).isEqualTo("log.ndjson");
        assertThat(row.path("line").asInt()).isEqualTo(1);
        assertThat(verdict.at("/statements/0/settledBy").asText()).isNotEmpty();
        assertThat(texts(verdict.at("/findings"), "code")).containsExactly("rotated-keys");
        assertThat(verdict.at("/advice/code").asText()).isIn("same-key", "new-key", "ask-a-person", "none");
        assertThat(verdict.at("/advice/text").asText()).isNotEmpty();
        assertThat(out.toString()).doesNotContain("\u202e");
    }

    @Test
    void splitsAKeyFromItsVendorAtTheFirstSlash() throws IOException {
        String db = rotated();

        assertThat(run("investigate", "--key", "no\u202erth/a/1", "--db", db)).isZero();
        assertThat(out.toString())
                .contains("Key no\u27e8U+202E\u27e9rth/a/1", "[told-last]", "Advice for the vendor")
                .doesNotContain("\u202e");
        assertThat(run("investigate", "--vendor", "no\u202erth", "--key", "a/2", "--db", db))
                .isZero();
        assertThat(out.toString()).contains("last told 200");
    }

    @Test
    void refusesWhatTheFileDoesNotNameAndWhatIsNoCase() throws IOException {
        String db = rotated();

        assertThat(run("investigate", "--order", "8", "--db", db)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("order 8", "names it", "desk.db");
        assertThat(out.toString()).isEmpty();
        assertThat(run("investigate", "--key", "north", "--db", db)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("VENDOR/KEY");
        assertThat(run("investigate", "--db", db)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(run("investigate", "--order", "", "--db", db)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        String none = folder.resolve("none.db").toString();
        assertThat(run("investigate", "--order", "7", "--db", none)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(run("check", "--db", none)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(Path.of(none)).doesNotExist();
    }

    @Test
    void checksAFileAndLeavesItAsItIs() throws IOException {
        String db = rotated();
        byte[] before = Files.readAllBytes(Path.of(db));

        assertThat(run("check", "--db", db)).isEqualTo(ClaimdeskCommand.BROKEN);
        assertThat(out.toString()).contains("rotated-keys: ", "rotated-keys: 1", "Invariants: not checked");
        assertThat(run("check", "--db", db, "--json")).isEqualTo(ClaimdeskCommand.BROKEN);

        JsonNode report = new ObjectMapper().readTree(out.toString());
        assertThat(texts(report.path("findings"), "code")).containsExactly("rotated-keys");
        assertThat(report.at("/counts/rotated-keys").asInt()).isEqualTo(1);
        assertThat(report.at("/invariants/one-execution/kept").asBoolean()).isTrue();
        assertThat(report.path("journalHasRows").asBoolean(true)).isFalse();
        assertThat(Files.readAllBytes(Path.of(db))).isEqualTo(before);
    }

    @Test
    void saysThatAnInvariantIsKeptInTheJournalWhereImportedLinesShowADoubleEffect() throws IOException {
        String db = folder.resolve("desk.db").toString();
        run("simulate", "lost-reply", "--db", db);
        Path emails = Files.writeString(
                folder.resolve("emails.csv"),
                "sent_at,message_id,vendor,retry_key,order_id,template,recipient\n"
                        + "2026-11-03T09:00:41.000Z,m-1,east,re-9,9,reissued,c***@example.com\n"
                        + "2026-11-03T09:05:00.800Z,m-2,east,re-9,9,reissued,c***@example.com\n");
        assertThat(run("import", emails.toString(), "--db", db)).isZero();

        assertThat(run("check", "--db", db)).isEqualTo(ClaimdeskCommand.BROKEN);

        assertThat(out.toString())
                .contains(
                        "double-effect: 1",
                        "Invariants of this file's own journal; what imported lines show is in the findings only:",
                        "  kept in the journal    one-execution\n")
                .doesNotContain("not checked");
        assertThat(run("check", "--db", db, "--json")).isEqualTo(ClaimdeskCommand.BROKEN);
        assertThat(new ObjectMapper()
                        .readTree(out.toString())
                        .path("journalHasRows")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void callsAFileCleanThatHasNothingButNotes() throws IOException {
        String db = imported(String.format(LOG, "00Z", "r1", "1", 200)
                .replace("\"path\"", "\"client_time\":\"2026-11-03T09:00:07Z\",\"path\""));

        assertThat(run("check", "--db", db)).isZero();
        assertThat(out.toString()).contains("vendor-clock-offset: 1 (a note)");
    }

    private static List<String> texts(JsonNode all, String field) {
        List<String> texts = new ArrayList<>();
        all.forEach(one -> texts.add(one.path(field).asText()));
        return texts;
    }
}
