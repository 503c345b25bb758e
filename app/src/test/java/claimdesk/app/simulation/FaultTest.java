package claimdesk.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.scenario.ActionPlan;
import claimdesk.app.scenario.AttemptChoice;
import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.Fault;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.FaultTarget;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.VendorPlan;
import claimdesk.app.vendor.Backoff;
import claimdesk.app.vendor.BreakerPolicy;
import claimdesk.app.vendor.Jitter;
import claimdesk.app.vendor.KeyPolicy;
import claimdesk.app.vendor.RetryPolicy;
import claimdesk.app.vendor.VendorPolicy;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.store.study.Protocols;
import claimdesk.store.study.StudyProtocol;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each fault alone, and all of them at once. */
class FaultTest {

    private static final long LEASE_MS = 5000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(FaultKind.class)
    void everyFaultIsAJournalRowAndBreaksNothingUnderTheDefaultProtocol(FaultKind kind) {
        Fault fault = fault(kind, new AttemptChoice.Nth(1), false);

        Played played = Played.on(folder.resolve("one.db"), scenario(7, 3, List.of(fault)), FitProtocol.DEFAULT);

        List<Event> faults = played.events(EventType.FAULT);
        assertThat(faults).hasSize(3).allSatisfy(row -> {
            assertThat(row.details().text(Detail.FAULT)).contains(kind.text());
            assertThat(row.details().text(Detail.WHERE)).isPresent();
            assertThat(row.subject().attempt()).isPresent();
        });
        assertThat(played.broken()).isEmpty();
        boolean isForAPerson = kind == FaultKind.EFFECT_UNKNOWN;
        assertThat(played.events(EventType.VENDOR_GAVE_UP)).hasSize(isForAPerson ? 3 : 0);
    }

    @Test
    void aFaultThatStrikesOnceStrikesOnceInTheWholeRun() {
        Fault fault = fault(FaultKind.LOSE_REPLY, new AttemptChoice.FirstN(100), true);

        Played played = Played.on(folder.resolve("once.db"), scenario(7, 5, List.of(fault)), FitProtocol.DEFAULT);

        assertThat(played.events(EventType.FAULT)).hasSize(1);
    }

    @Test
    void aFaultThatIsSpentLetsTheNextOfItsKindStrike() {
        Fault once = fault(FaultKind.LOSE_REPLY, new AttemptChoice.Nth(1), true);
        Fault third = new Fault(
                FaultKind.LOSE_REPLY, 0, FaultTarget.everything().atAction(3), new AttemptChoice.Nth(1), false);

        Played played = Played.on(folder.resolve("two.db"), scenario(7, 3, List.of(once, third)), FitProtocol.DEFAULT);

        assertThat(played.events(EventType.REPLY_LOST))
                .extracting(event -> event.subject().attempt().orElseThrow().text())
                .containsExactly("1-north-1-1", "1-north-3-1");
    }

    /** Case C15: it is the store's clock that jumps, not the vendor's. */
    @Test
    void aJumpOfTheStoresClockLeavesTheVendorsClockAlone() {
        Fault back = new Fault(
                FaultKind.STORE_CLOCK_JUMP, -3_600_000, FaultTarget.everything(), new AttemptChoice.Nth(1), true);

        Played played = Played.on(folder.resolve("clock.db"), scenario(7, 2, List.of(back)), FitProtocol.DEFAULT);

        assertThat(played.events(EventType.VENDOR_SENT)).allSatisfy(event -> assertThat(
                        event.details().number(Detail.VENDOR_CLOCK_MS).orElseThrow())
                .isGreaterThanOrEqualTo(Simulation.START_MS));
    }

    /** Case C6: with renewal, work may take longer than a lease. */
    @ParameterizedTest
    @ValueSource(ints = {0, 50, 100})
    void workThatRenewsItsLeaseIsNotRefused(int effectAtPercent) {
        Scenario plain = scenario(7, 3, List.of());
        DeskPlan renewing = new DeskPlan(
                new DeskPlan.Lease(1000, Map.of(), true),
                new DeskPlan.Work(1000, 5000, effectAtPercent),
                86_400_000,
                "ietf");
        Scenario scenario =
                new Scenario(plain.about(), plain.protocol(), plain.seed(), renewing, plain.vendors(), List.of());

        Played played = Played.on(folder.resolve("renew.db"), scenario, FitProtocol.OWNED_CLAIM);

        assertThat(played.report().scoreboard().refused()).isZero();
        assertThat(played.report().scoreboard().executions()).isEqualTo(3);
        assertThat(played.events(EventType.RENEWED)).isNotEmpty();
        assertThat(played.broken()).isEmpty();
    }

    /** A lease that another caller took is not asked for again and again: the work ends, and so does the run. */
    @ParameterizedTest
    @MethodSource("claimdesk.store.study.Protocols#all")
    void aRenewalThatIsRefusedIsNotRepeated(Protocol protocol) {
        Scenario plain = scenario(7, 3, List.of());
        DeskPlan renewing = new DeskPlan(
                new DeskPlan.Lease(1000, Map.of(), true), new DeskPlan.Work(3000, 3000, 50), 86_400_000, "ietf");
        Fault twice = new Fault(FaultKind.DOUBLE_CLICK, 1, FaultTarget.everything(), new AttemptChoice.Nth(1), false);
        Scenario scenario =
                new Scenario(plain.about(), plain.protocol(), plain.seed(), renewing, plain.vendors(), List.of(twice));

        Played played = Played.on(folder.resolve("refused-renewal.db"), scenario, protocol);

        assertThat(played.report().scoreboard().saved()).isPositive();
    }

    /** A lease of one millisecond has no half that a renewal could come in. */
    @Test
    void aLeaseTooShortToRenewIsLostAndNotRenewedForEver() {
        Scenario plain = scenario(7, 1, List.of());
        DeskPlan renewing =
                new DeskPlan(new DeskPlan.Lease(1, Map.of(), true), new DeskPlan.Work(50, 50, 50), 86_400_000, "ietf");
        Scenario scenario =
                new Scenario(plain.about(), plain.protocol(), plain.seed(), renewing, plain.vendors(), List.of());

        Played played = Played.on(folder.resolve("short.db"), scenario, FitProtocol.DEFAULT);

        assertThat(played.report().scoreboard().refused()).isPositive();
        assertThat(played.broken()).isEmpty();
    }

    @Test
    void aVendorWhoseEveryReplyIsLostGivesUpAfterItsLastAttempt() {
        Fault fault = fault(FaultKind.LOSE_REPLY, new AttemptChoice.FirstN(100), false);

        Played played = Played.on(folder.resolve("all.db"), scenario(7, 2, List.of(fault)), FitProtocol.DEFAULT);

        assertThat(played.events(EventType.VENDOR_GAVE_UP)).hasSize(2);
        assertThat(played.report().scoreboard().executions()).isEqualTo(2);
        assertThat(played.report().scoreboard().attempts()).isEqualTo(2 * 8);
    }

    /** Case C15: the store's clock goes back an hour while a claim is held. */
    @ParameterizedTest
    @MethodSource("claimdesk.store.study.Protocols#all")
    void aClockThatJumpsBackLetsNobodyClaimTwice(Protocol protocol) {
        Fault back = new Fault(
                FaultKind.STORE_CLOCK_JUMP, -3_600_000, FaultTarget.everything(), new AttemptChoice.Nth(1), true);

        Played played = Played.on(folder.resolve("back.db"), scenario(7, 1, List.of(back)), protocol);

        assertThat(played.report().scoreboard().executions()).isEqualTo(1);
        assertThat(played.report().scoreboard().saved()).isEqualTo(1);
    }

    /** Case C44: the vendor stops waiting long before the work is done, and still ends with the saved answer. */
    @Test
    void aVendorThatRetriesWhileTheWorkGoesOnEndsWithTheSavedAnswer() {
        Fault slow = new Fault(FaultKind.DELAY_WORK, 4000, FaultTarget.everything(), new AttemptChoice.Nth(1), false);

        Played played = Played.on(folder.resolve("slow.db"), scenario(7, 1, List.of(slow)), FitProtocol.DEFAULT);

        assertThat(played.report().scoreboard().executions()).isEqualTo(1);
        assertThat(played.events(EventType.BUSY)).isNotEmpty();
        assertThat(played.events(EventType.REPLAYED)).hasSize(1);
        assertThat(played.events(EventType.VENDOR_GAVE_UP)).isEmpty();
    }

    static LongStream seeds() {
        long fresh = new Random().nextLong(Scenario.SEED_MAX);
        System.out.println("FaultTest, fresh seed: " + fresh);
        return LongStream.of(1, 2, 3, 42, fresh);
    }

    /** Every fault by chance, many at once: the mixes that nobody thinks of. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void allFaultsAtOnceBreakNoFitProtocol(long seed) {
        // A jump of the store's clock can end a lease early for one and late for another; it has its own tests.
        List<Fault> faults = Arrays.stream(FaultKind.values())
                .filter(kind -> kind != FaultKind.STORE_CLOCK_JUMP)
                .map(kind -> fault(kind, new AttemptChoice.Probability(0.08), false))
                .toList();
        Scenario scenario = scenario(seed, 150, faults);

        for (FitProtocol protocol : FitProtocol.values()) {
            Played played = Played.on(folder.resolve(protocol.id() + ".db"), scenario, protocol);

            Set<Invariant> allowed = protocol == FitProtocol.OWNED_CLAIM ? Set.of(Invariant.ONE_EXECUTION) : Set.of();
            assertThat(played.broken()).as("seed %d under %s", seed, protocol).isSubsetOf(allowed);
            assertThat(played.report().scoreboard().lies()).isZero();
        }
        assertThat(Played.on(folder.resolve("study.db"), scenario, StudyProtocol.BEST_EFFORT)
                        .broken())
                .as("the same mix must show what best-effort breaks, seed %d", seed)
                .contains(Invariant.ONE_EXECUTION, Invariant.SUCCESS_MEANS_SAVED);
    }

    @Test
    void everyStudiedProtocolIsCaughtByTheSameMix() {
        List<Fault> faults = List.of(
                fault(FaultKind.DELAY_WORK, new AttemptChoice.Probability(0.2), false),
                fault(FaultKind.DOUBLE_CLICK, new AttemptChoice.Probability(0.2), false),
                fault(FaultKind.DISK_FULL_AT_SAVE, new AttemptChoice.Probability(0.1), false));

        for (Protocol protocol : Protocols.all()) {
            Played played = Played.on(folder.resolve(protocol.id() + ".db"), scenario(7, 100, faults), protocol);

            assertThat(played.broken().isEmpty())
                    .as(protocol.id())
                    .isEqualTo(
                            protocol == FitProtocol.OWNED_CLAIM_LEDGER || protocol == FitProtocol.OWNED_CLAIM_ATOMIC);
        }
    }

    private static Fault fault(FaultKind kind, AttemptChoice attempts, boolean once) {
        long byMs = 0;
        if (kind == FaultKind.DOUBLE_CLICK) {
            byMs = 1;
        } else if (kind.takesBy()) {
            byMs = LEASE_MS + 1000;
        }
        return new Fault(kind, byMs, FaultTarget.everything(), attempts, once);
    }

    private static Scenario scenario(long seed, int actions, List<Fault> faults) {
        Backoff backoff = new Backoff(400, 2, 8000, Jitter.FULL);
        VendorPolicy policy =
                new VendorPolicy(2000, new RetryPolicy(8, backoff, true), BreakerPolicy.off(), KeyPolicy.SAME_KEY);
        List<Operation> operations = List.of(Operation.REISSUE, Operation.DELIVER, Operation.REFUND);
        DeskPlan desk = new DeskPlan(
                new DeskPlan.Lease(LEASE_MS, Map.of(), false), new DeskPlan.Work(50, 400, 50), 86_400_000, "ietf");
        VendorPlan vendor = new VendorPlan("north", new ActionPlan(actions, operations, 0, 300), policy);
        return new Scenario(
                new Scenario.About("mix", "mix", "mix"), "owned-claim-atomic", seed, desk, List.of(vendor), faults);
    }
}
