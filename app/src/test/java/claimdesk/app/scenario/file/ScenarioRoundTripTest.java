package claimdesk.app.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.ActionPlan;
import claimdesk.app.scenario.AttemptChoice;
import claimdesk.app.scenario.Bounds;
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
import claimdesk.store.order.Operation;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scenario that can be made can be written, and reads back equal. */
class ScenarioRoundTripTest {

    private static final int SCENARIOS = 200;

    /** Texts that YAML would read as something else, or that need escapes. */
    private static final List<String> WORDS = List.of(
            "yes", "~", "null", "1e3", "007", "0x1F", "- a", "a: b", "# no", "'", "\"", "\\", "{a}", "[b]", "*c", "&d",
            "!e", "%f", "@g", "`h", "|", ">", "é", "😀", "\u202E", "\uFFFE", "\u00A0", "---", "...", "?", "= ", "<<");

    static LongStream seeds() {
        return LongStream.of(1, 2, System.nanoTime());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void readsBackWhatItWrote(long seed) {
        System.out.println("ScenarioRoundTripTest.readsBackWhatItWrote seed " + seed);
        SplittableRandom chance = new SplittableRandom(seed);

        for (int i = 0; i < SCENARIOS; i++) {
            Scenario scenario = scenario(chance);
            String yaml = ScenarioFiles.write(scenario);

            assertThat(ScenarioFiles.read("back.yaml", yaml)).as(yaml).isEqualTo(new ScenarioOutcome.Read(scenario));
        }
    }

    private static Scenario scenario(SplittableRandom chance) {
        List<VendorPlan> vendors = IntStream.rangeClosed(1, 1 + chance.nextInt(4))
                .mapToObj(i -> vendor("v" + i, chance))
                .toList();
        List<Fault> faults = IntStream.range(0, chance.nextInt(6))
                .mapToObj(i -> fault(vendors.get(chance.nextInt(vendors.size())), chance))
                .toList();
        Scenario.About about = new Scenario.About("n" + chance.nextInt(99), words(chance), words(chance));
        return new Scenario(
                about,
                one(Scenario.PROTOCOLS, chance),
                edge(0, Scenario.SEED_MAX, chance),
                desk(chance),
                vendors,
                faults);
    }

    private static DeskPlan desk(SplittableRandom chance) {
        Map<Operation, Long> leases = chance.nextBoolean()
                ? Map.of()
                : Map.of(Operation.REISSUE, edge(1, Bounds.DAY_MS, chance), Operation.CANCEL, 5L);
        long minMs = edge(0, Bounds.DAY_MS, chance);
        return new DeskPlan(
                new DeskPlan.Lease(edge(1, Bounds.DAY_MS, chance), leases, chance.nextBoolean()),
                new DeskPlan.Work(minMs, edge(minMs, Bounds.DAY_MS, chance), (int) edge(0, 100, chance)),
                edge(1, Bounds.YEAR_MS, chance),
                one(DeskPlan.REPLY_PROFILES, chance));
    }

    private static VendorPlan vendor(String name, SplittableRandom chance) {
        ActionPlan actions = new ActionPlan(
                (int) edge(1, ActionPlan.COUNT_MAX, chance),
                List.of(one(List.of(Operation.values()), chance), one(List.of(Operation.values()), chance)),
                edge(0, Bounds.DAY_MS, chance),
                edge(0, Bounds.DAY_MS, chance));
        long initialMs = edge(1, Bounds.DAY_MS, chance);
        Backoff backoff = new Backoff(
                initialMs,
                chance.nextDouble(1, VendorPlan.MULTIPLIER_MAX),
                edge(initialMs, Bounds.DAY_MS, chance),
                one(List.of(Jitter.values()), chance));
        RetryPolicy retry =
                new RetryPolicy((int) edge(1, RetryPolicy.ATTEMPTS_MAX, chance), backoff, chance.nextBoolean());
        BreakerPolicy breaker = chance.nextBoolean()
                ? BreakerPolicy.off()
                : new BreakerPolicy.On(
                        (int) edge(1, 1000, chance), (int) edge(1, 100, chance), edge(1, Bounds.DAY_MS, chance), (int)
                                edge(1, 1000, chance));
        KeyPolicy keys = one(List.of(KeyPolicy.values()), chance);
        return new VendorPlan(name, actions, new VendorPolicy(edge(1, Bounds.DAY_MS, chance), retry, breaker, keys));
    }

    private static Fault fault(VendorPlan vendor, SplittableRandom chance) {
        FaultKind kind = one(List.of(FaultKind.values()), chance);
        int action = (int) edge(1, vendor.actions().count(), chance);
        FaultTarget target = FaultTarget.everything();
        target = chance.nextBoolean() ? target.atVendor(vendor.name()) : target;
        target = chance.nextBoolean() ? target.atOperation(vendor.actions().operationOf(action)) : target;
        target = chance.nextBoolean() ? target.atAction(action) : target;
        AttemptChoice attempts =
                switch (chance.nextInt(3)) {
                    case 0 -> new AttemptChoice.Nth((int) edge(1, AttemptChoice.ATTEMPT_MAX, chance));
                    case 1 -> new AttemptChoice.FirstN((int) edge(1, AttemptChoice.ATTEMPT_MAX, chance));
                    default ->
                        new AttemptChoice.Probability(
                                chance.nextBoolean() ? AttemptChoice.PROBABILITY_MIN : 1 - chance.nextDouble() / 2);
                };
        return new Fault(kind, edge(kind.byMinMs(), kind.byMaxMs(), chance), target, attempts, chance.nextBoolean());
    }

    private static String words(SplittableRandom chance) {
        StringBuilder words = new StringBuilder(one(WORDS, chance));
        int more = chance.nextInt(12);
        for (int i = 0; i < more; i++) {
            words.append(chance.nextBoolean() ? " " : "").append(one(WORDS, chance));
        }
        return words.toString();
    }

    /** One of the two ends, or something between them. */
    private static long edge(long min, long max, SplittableRandom chance) {
        return switch (chance.nextInt(3)) {
            case 0 -> min;
            case 1 -> max;
            default -> min == max ? min : chance.nextLong(min, max);
        };
    }

    private static <T> T one(List<T> all, SplittableRandom chance) {
        return all.get(chance.nextInt(all.size()));
    }
}
