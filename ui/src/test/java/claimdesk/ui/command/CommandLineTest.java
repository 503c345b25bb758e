package claimdesk.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.explore.Exploration;
import claimdesk.app.explore.Explorer;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.FitProtocol;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line as a person or a program meets it: what is printed, where, and the exit code. */
class CommandLineTest {

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
    void opensTheWindowWithoutASubcommand() {
        assertThat(run()).isEqualTo(WINDOW);
        assertThat(run("--db", "some.db")).isEqualTo(WINDOW);
    }

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
    void measuresTheStoreBesideBareJdbcAndLeavesNothing() throws IOException {
        assertThat(run(
                        "bench",
                        "--calls",
                        "1000",
                        "--callers",
                        "8",
                        "--processes",
                        "1,2",
                        "--json",
                        "--folder",
                        folder.toString()))
                .as(err.toString())
                .isZero();

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.path("figures")).hasSize(8).allSatisfy(figure -> {
            assertThat(figure.path("perSecond").asDouble()).isPositive();
            assertThat(figure.path("p99Ms").asDouble())
                    .isGreaterThanOrEqualTo(figure.path("p50Ms").asDouble());
        });
        assertThat(json.path("callShareOfBatched").asDouble()).isPositive();
        assertThat(json.path("claimAndSaveTimesOneCommit").asDouble()).isPositive();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void leavesWhatIsInTheFolderThatItMeasuresAsItIs() throws IOException {
        Path first = Files.writeString(folder.resolve("bench.db"), "of somebody else");
        Path second = Files.writeString(folder.resolve("bench-0.db"), "of somebody else");

        assertThat(run("bench", "--calls", "1000", "--callers", "8", "--processes", "1", "--folder", folder.toString()))
                .as(err.toString())
                .isZero();

        assertThat(first).hasContent("of somebody else");
        assertThat(second).hasContent("of somebody else");
        assertThat(folder.toFile().list()).hasSize(2);
    }

    @Test
    void itsWorkersFindTheLibraryOfSqliteWhereItDoes() {
        String named = "org.sqlite.lib.path";
        System.setProperty(named, folder.toString());
        try {
            assertThat(WorkerCommand.here(BenchWorkerCommand.NAME, List.of(), folder))
                    .contains("-D" + named + "=" + folder);
        } finally {
            System.clearProperty(named);
        }
        assertThat(WorkerCommand.here(BenchWorkerCommand.NAME, List.of(), folder))
                .noneMatch(word -> word.contains(named));
    }

    @Test
    void startsItsWorkersByItsOwnLauncherWhereThereIsNoJavaBesideIt() {
        assertThat(WorkerCommand.from(folder, BenchWorkerCommand.NAME, List.of("-Xint"), folder))
                .containsExactly(ProcessHandle.current().info().command().orElseThrow(), "bench-worker");
        assertThat(WorkerCommand.here(BenchWorkerCommand.NAME, List.of("-Xint"), folder))
                .contains("-Xint", "claimdesk.ui.Main")
                .endsWith("bench-worker");
    }

    @Test
    void doesNotSayOfAnErrorThatSomethingWasFoundBroken() {
        int code = ClaimdeskCommand.run(
                new PrintWriter(out),
                new PrintWriter(err),
                file -> {
                    throw new OutOfMemoryError("for a test");
                },
                others -> {});

        assertThat(code).isEqualTo(ClaimdeskCommand.FAILED);
        assertThat(err.toString())
                .contains("could not go on")
                .contains("for a test")
                .doesNotContain("\tat ");
    }

    @Test
    void saysOfASearchThatWasStoppedHowFarItCameAndEndsOtherwise() throws InterruptedException {
        Setting setting = new Setting(FitProtocol.OWNED_CLAIM_ATOMIC, 2, 0);
        AtomicInteger asked = new AtomicInteger();
        Exploration part = new Explorer(setting, () -> asked.incrementAndGet() > 200).explore();

        assertThat(part.breaks()).isEmpty();
        assertThat(ExploreCommand.code(part)).isEqualTo(ClaimdeskCommand.UNFINISHED);
        assertThat(ExplorationText.plain(part))
                .contains("in the " + part.schedules() + " tried", "the search was stopped")
                .doesNotContain("in all");
        assertThat(ExplorationText.json(part)).contains("\"complete\":false,\"end\":\"asked-to-stop\"");
    }

    @ParameterizedTest
    @CsvSource({"--calls,5", "--callers,0", "--processes,17", "--keys,-1", "--folder,nowhere"})
    void measuresNothingWhereAnOptionCannotBe(String option, String value) {
        assertThat(run("bench", option, value)).isEqualTo(2);
        assertThat(err.toString()).contains(option, value, "nothing was written");
        assertThat(out.toString()).isEmpty();
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
    void refusesAWindowOptionBeforeASubcommand() {
        assertThat(run("--db", folder.resolve("x.db").toString(), "simulate", "lost-reply"))
                .isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("put it behind");
    }

    @Test
    void failsWhereItsOutputCannotBeWritten() {
        PrintWriter closed = new PrintWriter(out);
        closed.close();

        int code = ClaimdeskCommand.run(closed, new PrintWriter(err), file -> WINDOW, others -> {}, "scenarios");

        assertThat(code).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("could not be written");
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

    @Test
    void exploresAndPrintsOneJsonObject() throws IOException {
        assertThat(run("explore", "--protocol", "owned-claim", "--callers", "2", "--faults", "0", "--json"))
                .isEqualTo(ClaimdeskCommand.BROKEN);

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.fieldNames())
                .toIterable()
                .containsExactly(
                        "protocol",
                        "callers",
                        "faults",
                        "schedules",
                        "states",
                        "complete",
                        "end",
                        "notTried",
                        "violations");
        assertThat(json.path("complete").asBoolean()).isTrue();
        assertThat(json.path("violations")).hasSize(1);
        JsonNode broken = json.path("violations").path(0);
        assertThat(broken.path("invariant").asText()).isEqualTo("one-execution");
        assertThat(broken.path("length").asInt()).isEqualTo(7);
        assertThat(broken.path("steps")).hasSize(7);

        out.getBuffer().setLength(0);
        assertThat(run("replay", broken.path("id").asText())).isEqualTo(ClaimdeskCommand.BROKEN);
        assertThat(out.toString())
                .contains("B: claim", "TAKEN_OVER", "before   key     in_progress, claimed by A")
                .contains("after    effect  email by B at 30000 ms", "BROKEN  one-execution");
    }

    @Test
    void saysThatNoScheduleBreaksAProtocolThatHolds() {
        assertThat(run("explore", "--protocol", "owned-claim-atomic", "--callers", "1", "--faults", "1"))
                .isZero();

        assertThat(out.toString())
                .contains("all there are", "none    one-execution")
                .doesNotContain("BROKEN");
    }

    @ParameterizedTest
    @CsvSource({
        "explore, Missing required option",
        "explore --protocol magic, owned-claim-atomic",
        "explore --protocol owned-claim --callers 0, 1 to 3 can be explored",
        "explore --protocol owned-claim --callers 9, 1 to 3 can be explored",
        "explore --protocol owned-claim --faults -1, 0 to 9 can be explored",
        "explore --protocol owned-claim --faults many, 'many' is not an int",
        "replay, Missing required parameter",
        "replay a\u001b[2Jb, a⟨U+001B⟩[2Jb",
        "replay nonsense, '4: protocol, callers, moves, check'",
        "replay owned-claim.2.aaabtbc.9d, no move at character 21",
        "replay owned-claim.2.aaabtba.9d, check characters",
        "replay owned-claim.2.b.wt, 'move 1, \"b\", is not legal there; legal are [a]'"
    })
    void saysWhatIsWrongWithWhatIsToBeExploredOrReplayed(String arguments, String said) {
        assertThat(run(arguments.split(" "))).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains(said).doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(
                new PrintWriter(out), new PrintWriter(err), file -> WINDOW, others -> {}, arguments);
    }
}
