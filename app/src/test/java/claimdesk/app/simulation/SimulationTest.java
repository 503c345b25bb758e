package claimdesk.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.app.scenario.AttemptChoice;
import claimdesk.app.scenario.Fault;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.FaultTarget;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import claimdesk.store.study.Protocols;
import claimdesk.store.study.StudyProtocol;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped scenarios, played on real files. */
class SimulationTest {

    @TempDir
    Path folder;

    private final AtomicInteger files = new AtomicInteger();

    static Stream<Scenario> shipped() {
        return ShippedScenarios.all().stream();
    }

    static Stream<Arguments> shippedUnderEveryProtocol() {
        return shipped()
                .flatMap(scenario -> Protocols.all().stream().map(protocol -> Arguments.of(scenario.name(), protocol)));
    }

    @ParameterizedTest(name = "{0} under {1}")
    @MethodSource("shippedUnderEveryProtocol")
    void playsTheSameJournalTwice(String name, Protocol protocol) {
        Played once = play(name, protocol);
        Played again = play(name, protocol);

        assertThat(again.journal()).isEqualTo(once.journal());
        assertThat(again.report()).isEqualTo(once.report());
    }

    @Test
    void playsAnotherJournalFromAnotherSeed() {
        Scenario scenario = scenario("retry-storm");

        Played one = Played.on(file(), scenario.withSeed(1), FitProtocol.DEFAULT);
        Played other = Played.on(file(), scenario.withSeed(2), FitProtocol.DEFAULT);

        assertThat(other.journal()).isNotEqualTo(one.journal());
    }

    @Test
    void playsTheSameJournalAtAnyPace() throws InterruptedException {
        Scenario scenario = scenario("double-click");
        Played unhurried;
        Pace pace = Pace.times(Pace.TIMES_MAX, InstantSource.system());
        try (Simulation simulation =
                Simulation.begin(file(), Durability.NONE, scenario, FitProtocol.DEFAULT, Simulation.START_MS)) {
            boolean hasMore = true;
            while (hasMore) {
                hasMore = pace.step(simulation);
            }
            unhurried = Played.of(simulation.store(), simulation.report());
        }

        assertThat(unhurried.journal())
                .isEqualTo(play("double-click", FitProtocol.DEFAULT).journal());
    }

    @Test
    void playsASecondRunIntoTheSameFileWithoutMeetingTheFirst() {
        Path file = file();
        Scenario scenario = scenario("lost-reply");

        Played first = Played.on(file, scenario, FitProtocol.DEFAULT);
        Played second = Played.on(file, scenario, FitProtocol.DEFAULT);

        assertThat(second.report().run().number()).isEqualTo(2);
        assertThat(second.report().scoreboard()).isEqualTo(first.report().scoreboard());
        assertThat(second.journal().get(0).atMs())
                .isGreaterThanOrEqualTo(
                        first.journal().get(first.journal().size() - 1).atMs());
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void ledgerAndAtomicBreakNothing(Scenario scenario) {
        assertThat(play(scenario.name(), FitProtocol.OWNED_CLAIM_LEDGER).broken())
                .isEmpty();
        assertThat(play(scenario.name(), FitProtocol.OWNED_CLAIM_ATOMIC).broken())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void ownedClaimBreaksNothingButOneExecution(Scenario scenario) {
        assertThat(play(scenario.name(), FitProtocol.OWNED_CLAIM).broken()).isSubsetOf(Invariant.ONE_EXECUTION);
    }

    @Test
    void nothingHappensOnAQuietDay() {
        Scoreboard scores = play("quiet-day", FitProtocol.DEFAULT).report().scoreboard();

        assertThat(scores).isEqualTo(new Scoreboard(200, 200, 200, 0, 0, 0, 200, 0, 0, 0, 0));
    }

    @Test
    void aLostReplyIsReplayedAndNotDoneAgain() {
        Scoreboard scores = play("lost-reply", FitProtocol.DEFAULT).report().scoreboard();

        assertThat(scores.replays()).isPositive();
        assertThat(scores.executions()).isEqualTo(scores.actions());
    }

    @Test
    void aDoubleClickBreaksCheckThenInsertAndNoFitProtocol() {
        assertThat(play("double-click", StudyProtocol.CHECK_THEN_INSERT).broken())
                .contains(Invariant.ONE_EXECUTION);
        assertThat(play("double-click", FitProtocol.OWNED_CLAIM).broken()).isEmpty();
    }

    @Test
    void aLeaseThatIsTooShortIsRefusedToItsFormerOwner() {
        Scoreboard scores =
                play("lease-too-short", FitProtocol.DEFAULT).report().scoreboard();

        assertThat(scores.refused()).isPositive();
        assertThat(scores.executions()).isEqualTo(scores.actions());
        assertThat(play("lease-too-short", StudyProtocol.STATUS_ONLY).broken()).contains(Invariant.NO_STALE_OWNER);
    }

    @Test
    void aFullDiskMakesBestEffortLieAndNoFitProtocol() {
        assertThat(play("disk-full-at-save", StudyProtocol.BEST_EFFORT)
                        .report()
                        .scoreboard()
                        .lies())
                .isPositive();
        for (Protocol protocol : FitProtocol.values()) {
            assertThat(play("disk-full-at-save", protocol).report().scoreboard().lies())
                    .isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(FitProtocol.class)
    void aCrashAfterTheEffectIsTakenOver(FitProtocol protocol) {
        Played played = play("crash-after-effect", protocol);

        assertThat(played.events(EventType.CALLER_CRASHED)).isNotEmpty();
        assertThat(played.events(EventType.TAKEN_OVER)).isNotEmpty();
        assertThat(played.report().scoreboard().doubleEffects() > 0).isEqualTo(protocol == FitProtocol.OWNED_CLAIM);
    }

    /** Case C41: several executions, under several keys; no invariant of the store is broken. */
    @Test
    void rotatedKeysAreExecutedOnceEach() {
        Played played = play("rotated-keys", FitProtocol.DEFAULT);

        assertThat(played.report().scoreboard().executions())
                .isGreaterThan(played.report().scoreboard().actions());
        assertThat(played.broken()).isEmpty();
    }

    @Test
    void aChangedBodyIsAMismatchAndNeverRuns() {
        Scoreboard scores = play("changed-body", FitProtocol.DEFAULT).report().scoreboard();

        assertThat(scores.mismatches()).isPositive();
        assertThat(scores.executions()).isEqualTo(scores.actions());
    }

    @Test
    void aRetryStormOpensABreaker() {
        assertThat(play("retry-storm", FitProtocol.DEFAULT).events(EventType.BREAKER_OPENED))
                .isNotEmpty();
    }

    @Test
    void theSecondEmailIsSentByTheTwoThatDoNotGuardItAndNotByTheTwoThatDo() {
        String name = "second-email-on-reissue";

        assertThat(play(name, StudyProtocol.BEST_EFFORT).report().scoreboard().doubleEffects())
                .isPositive();
        assertThat(play(name, FitProtocol.OWNED_CLAIM).report().scoreboard().doubleEffects())
                .isPositive();
        assertThat(play(name, FitProtocol.OWNED_CLAIM_LEDGER)
                        .report()
                        .scoreboard()
                        .doubleEffects())
                .isZero();
        assertThat(play(name, FitProtocol.OWNED_CLAIM_ATOMIC)
                        .report()
                        .scoreboard()
                        .doubleEffects())
                .isZero();
    }

    /** What the first start promises. */
    @Test
    void theDemoHasARefusedSaveWithinTenSeconds() {
        Played demo = play("demo", FitProtocol.DEFAULT);

        assertThat(demo.events(EventType.REFUSED)).first().satisfies(event -> assertThat(
                        event.atMs() - Simulation.START_MS)
                .isLessThan(10_000));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everythingInTheOutboxIsSentOnceTheRunIsOver(Scenario scenario) {
        try (Simulation simulation =
                Simulation.begin(file(), Durability.NONE, scenario, FitProtocol.DEFAULT, Simulation.START_MS)) {
            while (simulation.step()) {
                assertThat(simulation.nextAtMs()).isNotNull();
            }

            assertThat(simulation
                            .store()
                            .<Integer>read(tables -> tables.outbox().unsent(10).size()))
                    .isZero();
        }
    }

    /** Case C15: the vendor's clock is shown raw, and nothing is judged by it. */
    @Test
    void aVendorsWrongClockChangesNothingButWhatItSays() {
        Scenario scenario = scenario("quiet-day");
        Fault skew = new Fault(
                FaultKind.VENDOR_CLOCK, -20_000, FaultTarget.everything(), new AttemptChoice.FirstN(100), false);
        Scenario skewed = new Scenario(
                scenario.about(),
                scenario.protocol(),
                scenario.seed(),
                scenario.desk(),
                scenario.vendors(),
                List.of(skew));

        Played played = Played.on(file(), skewed, FitProtocol.DEFAULT);

        assertThat(played.report().scoreboard())
                .isEqualTo(play("quiet-day", FitProtocol.DEFAULT).report().scoreboard());
        assertThat(played.events(EventType.VENDOR_SENT)).allSatisfy(event -> assertThat(
                        event.details().number(Detail.VENDOR_CLOCK_MS).orElseThrow())
                .isEqualTo(event.atMs() - 20_000));
    }

    /** Threads and the wall clock instead of one thread and a virtual one; the same calls, the same invariants. */
    @ParameterizedTest
    @EnumSource(FitProtocol.class)
    void theLiveDriverKeepsWhatTheSimulationKeeps(FitProtocol protocol) throws InterruptedException {
        WallTime time = new WallTime(InstantSource.system(), 100, 16);
        try (LiveRun run = LiveRun.begin(file(), scenario("demo"), protocol, time)) {
            assertThat(run.awaitEnd(60_000)).isTrue();

            RunReport report = run.report();
            assertThat(report.scoreboard().lies()).isZero();
            assertThat(report.scoreboard().saved()).isPositive();
            Set<Invariant> allowed = protocol == FitProtocol.OWNED_CLAIM ? Set.of(Invariant.ONE_EXECUTION) : Set.of();
            assertThat(new Played(report, List.of()).broken()).isSubsetOf(allowed);
        }
    }

    private Played play(String name, Protocol protocol) {
        return Played.on(file(), scenario(name), protocol);
    }

    private Path file() {
        return folder.resolve("run-" + files.incrementAndGet() + ".db");
    }

    private static Scenario scenario(String name) {
        return ShippedScenarios.find(name).orElseThrow();
    }
}
