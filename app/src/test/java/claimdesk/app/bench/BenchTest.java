package claimdesk.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import claimdesk.store.Store;
import claimdesk.store.bench.BareLoop;
import claimdesk.store.bench.FilledFile;
import claimdesk.store.bench.Rows;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.Tally;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The bench measures what it says: the same rows on both sides, and every action of its load. */
class BenchTest {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.ofEpochMilli(1_700_000_000_000L));

    private final AtomicLong ticks = new AtomicLong();
    private final OwnerTokens tokens = () -> new OwnerToken("token " + ticks.incrementAndGet());
    private final Stopwatch stopwatch = new Stopwatch(ticks::incrementAndGet, ticks::incrementAndGet);

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void writesTheSameRowsByTheStoreAndByTheBareLoop(Rows rows) throws InterruptedException {
        Path byStore = folder.resolve("store.db");
        try (Store store = Store.open(byStore, CLOCK)) {
            RunId run = Action.prepare(store, 1, 20);
            Timing timing = new Crowd(store, run, tokens, stopwatch).run(new Load(rows, 4, 1, 20), 1);

            assertThat(timing.nanos()).hasSize(20).doesNotContain(0);
        }
        Path bare = folder.resolve("bare.db");
        try (Store store = Store.open(bare, CLOCK)) {
            Action.prepare(store, 1, 20);
        }
        try (BareLoop loop = BareLoop.on(bare, CLOCK)) {
            loop.write(rows, 1, 12);
            loop.write(rows, 13, 8);
        }

        assertThat(kinds(bare)).isEqualTo(kinds(byStore)).isNotEmpty();
        assertThat(tally(bare)).isEqualTo(tally(byStore));
        assertThat(tally(bare).saved()).isEqualTo(20);
    }

    @Test
    void fillsAFileThatServesCallsAndCountsWhatIsInIt() throws InterruptedException {
        Path file = folder.resolve("filled.db");
        FilledFile.make(file, 2_500, CLOCK);

        try (Store store = Store.open(file, CLOCK)) {
            RunId run = Action.prepare(store, 1, 10);
            new Crowd(store, run, tokens, stopwatch).run(new Load(Rows.CALL, 2, 1, 10), 1);
        }

        assertThat(tally(file).saved()).isEqualTo(2_510);
        assertThat(tally(file).of(EventType.SAVED)).isEqualTo(2_510);
        assertThat(tally(file).of(EventType.RECEIVED)).isEqualTo(10);
    }

    @Test
    void runsAShareInAProcessOnlyOnceItIsTold() throws Exception {
        Path file = folder.resolve("shared.db");
        Load load = new Load(Rows.CLAIM_AND_SAVE, 3, 2, 11);
        try (Store store = Store.open(file, CLOCK)) {
            RunId run = Action.prepare(store, 1, 11);
            List<String> share = new BenchWorker.Order(file, load.share(1), run.number(), 7).arguments();

            assertThat(worker(share, "")).isEqualTo("ready\n");
            assertThat(tally(store).saved()).isZero();
            String[] said = worker(share, "go\n").split("\n");

            assertThat(said).startsWith("ready", "done").hasSize(3);
            assertThat(BenchWorker.timing(said[2]).nanos()).hasSize(5);
            assertThat(tally(store).saved()).isEqualTo(5);
        }
    }

    @Test
    void sharesALoadWithoutRest() {
        Load load = new Load(Rows.CALL, 7, 3, 100);
        List<Load> shares = List.of(load.share(0), load.share(1), load.share(2));

        assertThat(shares.stream().mapToInt(Load::callers).sum()).isEqualTo(7);
        assertThat(shares.stream().mapToInt(Load::actions).sum()).isEqualTo(100);
        assertThatIllegalArgumentException().isThrownBy(() -> new Load(Rows.CALL, 1, 2, 100));
    }

    @Test
    void tellsLatenciesByTheirRank() {
        long[] nanos = new long[101];
        for (int place = 0; place <= 100; place++) {
            nanos[place] = (100 - place) * 1_000_000L;
        }
        Timing timing = new Timing(nanos, 2, 101_000);

        assertThat(timing.percentileMs(50)).isEqualTo(50);
        assertThat(timing.percentileMs(99)).isEqualTo(99);
        assertThat(timing.perSecond()).isEqualTo(50.5);
        assertThat(timing.cpuMicros()).isEqualTo(1);
    }

    @Test
    void measuresEachLoadBesideTheBareLoopsAndLeavesNoFile() throws Exception {
        List<String> figures = new ArrayList<>();
        Bench bench = new Bench(folder, CLOCK, tokens, stopwatch, List.of());

        bench.run(
                new BenchPlan(1_000, List.of(1, 8), List.of(1), List.of()),
                figure -> figures.add(figure.rows().text() + " " + figure.writer() + " " + figure.callers() + " "
                        + figure.perCommit()));

        assertThat(figures)
                .containsExactly(
                        "call BARE 1 1",
                        "call BARE 1 512",
                        "call STORE 1 0",
                        "call STORE 8 0",
                        "claim-and-save BARE 1 1",
                        "claim-and-save BARE 1 512",
                        "claim-and-save STORE 1 0",
                        "claim-and-save STORE 8 0");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void touchesNothingInAFolderThatIsNotEmpty() throws Exception {
        Path another = Files.writeString(folder.resolve("bench.db"), "of somebody else");
        Bench bench = new Bench(folder, CLOCK, tokens, stopwatch, List.of());

        assertThatIllegalStateException()
                .isThrownBy(() -> bench.run(new BenchPlan(1_000, List.of(1), List.of(1), List.of()), figure -> {}))
                .withMessageContaining("empty folder");
        assertThat(another).hasContent("of somebody else");
    }

    private String worker(List<String> share, String input) throws Exception {
        StringWriter said = new StringWriter();
        new BenchWorker(CLOCK, tokens, stopwatch)
                .run(share, new BufferedReader(new StringReader(input)), new PrintWriter(said));
        return said.toString().replace("\r", "");
    }

    /** How many journal rows of each type each key has. */
    private static List<String> kinds(Path file) {
        try (Store store = Store.open(file, CLOCK)) {
            return store.read(tables -> tables.journal().after(0, 1_000)).stream()
                    .map(BenchTest::kind)
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    private static String kind(Event event) {
        return event.subject() + " " + event.type();
    }

    private static Tally tally(Path file) {
        try (Store store = Store.open(file, CLOCK)) {
            return tally(store);
        }
    }

    private static Tally tally(Store store) {
        return store.read(tables -> tables.window().counts().now());
    }
}
