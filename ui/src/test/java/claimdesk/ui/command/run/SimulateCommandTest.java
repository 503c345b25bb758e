package claimdesk.ui.command.run;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code simulate} and {@code scenarios} print, and the exit code of a run. */
class SimulateCommandTest {

    private static final List<String> INVARIANTS = List.of(
            "one-execution",
            "success-means-saved",
            "no-stale-owner",
            "byte-equal-replay",
            "mismatch-never-runs",
            "no-stuck-key",
            "refusal-leaves-row");

    /** What the window would return. */
    private static final int WINDOW = 77;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void listsTheShippedScenarios() {
        assertThat(run("scenarios")).isZero();

        assertThat(out.toString().lines().map(line -> line.split(" ")[0]))
                .startsWith("quiet-day", "lost-reply", "double-click", "lease-too-short", "disk-full-at-save")
                .contains(
                        "crash-after-effect", "rotated-keys", "changed-body", "retry-storm", "second-email-on-reissue");
    }

    @ParameterizedTest
    @CsvSource({
        "second-email-on-reissue, best-effort, 1, 1, 0",
        "second-email-on-reissue, owned-claim, 1, 1, 0",
        "second-email-on-reissue, owned-claim-ledger, 0, 0, 0",
        "second-email-on-reissue, owned-claim-atomic, 0, 0, 0",
        "disk-full-at-save, best-effort, 1, 0, 2",
        "disk-full-at-save, owned-claim-ledger, 0, 0, 0",
        "disk-full-at-save, owned-claim-atomic, 0, 0, 0"
    })
    void saysWhatARunCameTo(String scenario, String protocol, int code, int doubleEffects, int lies)
            throws IOException {
        assertThat(run("simulate", scenario, "--protocol", protocol, "--json")).isEqualTo(code);

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.path("protocol").asText()).isEqualTo(protocol);
        assertThat(json.path("doubleEffects").asInt(-1)).isEqualTo(doubleEffects);
        assertThat(json.path("lies").asInt(-1)).isEqualTo(lies);
    }

    @Test
    void printsOneJsonObjectWithEveryMemberAndTheRowsOfEachViolation() throws IOException {
        run("simulate", "second-email-on-reissue", "--protocol", "best-effort", "--json", "--seed", "77");

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(out.toString().lines()).hasSize(1);
        assertThat(json.fieldNames())
                .toIterable()
                .containsExactly(
                        "protocol",
                        "seed",
                        "actions",
                        "attempts",
                        "executions",
                        "replays",
                        "busy",
                        "mismatches",
                        "saved",
                        "refused",
                        "failed",
                        "doubleEffects",
                        "lies",
                        "invariants");
        assertThat(json.path("seed").asLong()).isEqualTo(77);
        assertThat(json.path("invariants").fieldNames()).toIterable().containsExactlyElementsOf(INVARIANTS);
        JsonNode broken = json.path("invariants").path("one-execution");
        assertThat(broken.path("kept").asBoolean(true)).isFalse();
        assertThat(broken.path("violations").path(0).path("seqs")).hasSize(2);
        assertThat(broken.path("violations").path(0).path("text").asText()).contains("email");
    }

    @Test
    void printsTheSameTwiceUnderEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            run("simulate", "lost-reply");
            String first = out.toString();
            out.getBuffer().setLength(0);
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            run("simulate", "lost-reply");

            assertThat(out.toString()).isEqualTo(first).contains("kept    one-execution");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void keepsARunInTheFileThatIsNamedAndAddsTheNext() {
        Path file = folder.resolve("orders.db");

        assertThat(run("simulate", "lost-reply", "--db", file.toString())).isZero();
        assertThat(run("simulate", "lost-reply", "--db", file.toString())).isZero();

        assertThat(file).exists();
    }

    @Test
    void servesWithThreadsToo() {
        assertThat(run("simulate", "double-click", "--threads", "--speed", "100"))
                .isZero();
    }

    @Test
    void readsAScenarioFromAFile() throws IOException {
        Path file = folder.resolve("mine.yaml");
        Files.copy(Path.of("..", "app/src/main/resources/claimdesk/app/scenario/file/scenarios/lost-reply.yaml"), file);

        assertThat(run("simulate", file.toString())).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "nope, neither a shipped scenario nor a file",
        "quiet-day --protocol magic, owned-claim-atomic",
        "quiet-day --seed -1, 0 to",
        "quiet-day --seed x, 'x' is not a long",
        "quiet-day --speed 0, a whole number from 1",
        "quiet-day --speed fast, or max",
        "quiet-day --threads --speed max, with --threads a whole number",
        "quiet-day --frobnicate, --frobnicate"
    })
    void saysWhatIsAllowedWhereTheInputIsWrong(String arguments, String said) {
        assertThat(run(("simulate " + arguments).split(" "))).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains(said).doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void namesFileLineAndColumnOfWhatIsWrongInAScenario() throws IOException {
        Path file = Files.writeString(folder.resolve("wrong.yaml"), "name: wrong\ntitle: 7\nnonsense: 1\n");

        assertThat(run("simulate", file.toString())).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("wrong.yaml:3:").contains("nonsense");
    }

    @Test
    void leavesAFileThatIsNotAStoreUntouched() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "not a database, but somebody's notes\n");

        assertThat(run("simulate", "lost-reply", "--db", file.toString())).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("not an SQLite database").contains("untouched");
        assertThat(file).hasContent("not a database, but somebody's notes");
        assertThat(folder.toFile().list()).containsExactly("notes.txt");
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(
                new PrintWriter(out), new PrintWriter(err), file -> WINDOW, others -> {}, arguments);
    }
}
