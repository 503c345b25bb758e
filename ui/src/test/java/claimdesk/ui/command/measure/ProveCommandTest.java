package claimdesk.ui.command.measure;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.app.evidence.Violation;
import claimdesk.app.prove.ProofPlan;
import claimdesk.app.prove.ProofReport;
import claimdesk.store.claim.FitProtocol;
import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code claimdesk prove} as a person or a program meets it; its processes are the program's own. */
class ProveCommandTest {

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void provesWithProcessesOfItsOwnAndPrintsOneJsonObject() throws IOException {
        Path file = folder.resolve("proof.db");

        int code = run("prove --calls 60 --processes 2 --threads 8 --kills 1 --lease 200 --seed 5 --json --db " + file);

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(code).as(out + "\n" + err).isEqualTo(ClaimdeskCommand.OK);
        assertThat(json.fieldNames())
                .toIterable()
                .contains(
                        "calls",
                        "attempts",
                        "kills",
                        "executions",
                        "replays",
                        "refused",
                        "failed",
                        "lostAnswers",
                        "missingEffects",
                        "unserved",
                        "breakdowns",
                        "mismatches",
                        "mismatchesServed",
                        "doubleEffects",
                        "lies",
                        "stuckKeys",
                        "seconds",
                        "callsPerSecond");
        assertThat(json.path("protocol").asText()).isEqualTo("owned-claim-atomic");
        assertThat(json.path("calls").asInt()).isEqualTo(60);
        assertThat(json.path("executions").asInt()).isEqualTo(60);
        assertThat(json.path("kills").asInt()).isEqualTo(1);
        assertThat(file).exists();
    }

    @ParameterizedTest
    @CsvSource({
        "--calls 0, --calls 0: a whole number from 1 to",
        "--processes 65, from 1 to 64",
        "--threads 0, --threads 0",
        "--calls 10 --kills 11, --kills 11: a whole number from 0 to 10",
        "--lease 1, --lease 1: a whole number from 50",
        "--protocol magic, no such protocol; there are check-then-insert",
        "--seed x, 'x' is not a long"
    })
    void saysWhatIsAllowedWhereTheInputIsWrong(String arguments, String said) {
        Path file = folder.resolve("never.db");

        assertThat(run("prove " + arguments + " --db " + file)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains(said).doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void leavesAFileThatIsNotAStoreUntouched() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "not a database, but somebody's notes\n");

        assertThat(run("prove --calls 5 --kills 0 --db " + file)).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("not an SQLite database").contains("untouched");
        assertThat(file).hasContent("not a database, but somebody's notes");
    }

    @Test
    void turnsAPersonAwayFromTheInsideOfAWorker() {
        assertThat(run("prove-worker x")).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("started by \"prove\"");
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("prove").doesNotContain("prove-worker");
    }

    @Test
    void explainsTheDoubleEffectsOfOwnedClaimAndCountsThemNotAsABreach() {
        ProofReport report = twice(FitProtocol.OWNED_CLAIM);

        assertThat(report.isHeld()).isTrue();
        assertThat(ProofText.plain(report))
                .contains("double effects    1")
                .contains("no breach of owned-claim")
                .contains("Held: owned-claim");
    }

    @Test
    void countsTheSameAsABreachOfAProtocolThatPromisesOneEffect() {
        ProofReport report = twice(FitProtocol.OWNED_CLAIM_LEDGER);

        assertThat(report.isHeld()).isFalse();
        assertThat(ProofText.plain(report)).contains("NOT HELD").doesNotContain("no breach");
        assertThat(ProofText.json(report)).contains("\"one-execution\":1").contains("\"held\":false");
    }

    private static ProofReport twice(FitProtocol protocol) {
        InvariantResult broken =
                new InvariantResult(Invariant.ONE_EXECUTION, 1, List.of(new Violation(List.of(3L, 9L), "twice")));
        Scoreboard scores = new Scoreboard(0, 2, 2, 0, 0, 0, 1, 1, 0, 1, 0);
        return new ProofReport(
                new ProofPlan(1, 1, 1, 0, 1000, protocol, 1),
                new ProofReport.Load(2, 0, 0, 0, 0, 500),
                new ProofReport.Findings(scores, List.of(broken), new ProofReport.Missing(0, 0, 0), 0));
    }

    private int run(String arguments) {
        return ClaimdeskCommand.run(
                new PrintWriter(out), new PrintWriter(err), file -> -1, others -> {}, arguments.split(" "));
    }
}
