package claimdesk.app.scenario.file;

import claimdesk.app.scenario.ActionPlan;
import claimdesk.app.scenario.AttemptChoice;
import claimdesk.app.scenario.Clash;
import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.Fault;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.FaultTarget;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.VendorPlan;
import claimdesk.app.scenario.Words;
import claimdesk.app.vendor.Backoff;
import claimdesk.app.vendor.BreakerPolicy;
import claimdesk.app.vendor.Jitter;
import claimdesk.app.vendor.KeyPolicy;
import claimdesk.app.vendor.RetryPolicy;
import claimdesk.app.vendor.VendorPolicy;
import claimdesk.store.order.Operation;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.StreamSupport;

/**
 * Makes a scenario of a tree that keeps the schema and has its defaults. What no schema can say, one field against
 * another, the values check themselves as they are made; what they refuse becomes a problem with its line.
 */
final class ScenarioBuilder {

    private final ScenarioText text;
    private final TreePart root;
    private final List<Problem> problems = new ArrayList<>();

    ScenarioBuilder(ScenarioText text, JsonNode completed) {
        this.text = text;
        this.root = new TreePart(completed);
    }

    List<Problem> problems() {
        return problems;
    }

    /** The scenario; empty if there is a problem. */
    Optional<Scenario> build() {
        Optional<Scenario.About> about = tried(() -> about(root));
        Optional<DeskPlan> desk = tried(() -> desk(root.part("desk")));
        List<VendorPlan> vendors = each(root.part("vendors"), ScenarioBuilder::vendor);
        List<Fault> faults = each(root.part("faults"), ScenarioBuilder::fault);
        if (problems.isEmpty()) {
            Clash.among(vendors, faults).forEach(clash -> problems.add(text.problem(clash.at(), clash.text())));
        }
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        return tried(() -> root.made(() -> new Scenario(
                about.orElseThrow(), root.text("protocol"), root.ms("seed"), desk.orElseThrow(), vendors, faults)));
    }

    private static Scenario.About about(TreePart part) {
        return part.made(() -> new Scenario.About(part.text("name"), part.text("title"), part.text("description")));
    }

    private static DeskPlan desk(TreePart part) {
        DeskPlan.Lease lease = lease(part.part("lease"));
        DeskPlan.Work work = work(part.part("work"));
        return part.made(() -> new DeskPlan(lease, work, part.ms("retention-ms"), part.text("replies")));
    }

    private static DeskPlan.Lease lease(TreePart part) {
        Map<Operation, Long> byOperationMs = new EnumMap<>(Operation.class);
        part.part("by-operation-ms")
                .node()
                .properties()
                .forEach(entry -> byOperationMs.put(
                        operation(entry.getKey()), entry.getValue().longValue()));
        return part.made(() -> new DeskPlan.Lease(part.ms("default-ms"), byOperationMs, part.flag("renews")));
    }

    private static DeskPlan.Work work(TreePart part) {
        return part.part("min-ms")
                .made(() -> new DeskPlan.Work(part.ms("min-ms"), part.ms("max-ms"), part.count("effect-at-percent")));
    }

    private static VendorPlan vendor(TreePart part) {
        ActionPlan actions = actions(part.part("actions"));
        RetryPolicy retry = retry(part.part("retry"));
        BreakerPolicy breaker = breaker(part.part("breaker"));
        KeyPolicy keys = word(KeyPolicy.values(), KeyPolicy::text, part.text("keys"));
        return part.made(() -> new VendorPlan(
                part.text("name"), actions, new VendorPolicy(part.ms("timeout-ms"), retry, breaker, keys)));
    }

    private static ActionPlan actions(TreePart part) {
        List<Operation> operations = StreamSupport.stream(
                        part.node().path("operations").spliterator(), false)
                .map(word -> operation(word.textValue()))
                .toList();
        return part.made(
                () -> new ActionPlan(part.count("count"), operations, part.ms("start-ms"), part.ms("every-ms")));
    }

    static RetryPolicy retry(TreePart part) {
        Backoff backoff = backoff(part.part("backoff"));
        return part.made(() -> new RetryPolicy(part.count("attempts-max"), backoff, part.flag("honours-retry-after")));
    }

    private static Backoff backoff(TreePart part) {
        Jitter jitter = word(Jitter.values(), Jitter::text, part.text("jitter"));
        return part.part("initial-ms")
                .made(() -> new Backoff(part.ms("initial-ms"), part.number("multiplier"), part.ms("cap-ms"), jitter));
    }

    private static BreakerPolicy breaker(TreePart part) {
        if (part.node().isMissingNode()) {
            return BreakerPolicy.off();
        }
        return part.made(() -> new BreakerPolicy.On(
                part.count("sliding-window"),
                part.count("failure-rate-percent"),
                part.ms("open-ms"),
                part.count("half-open-calls")));
    }

    private static Fault fault(TreePart part) {
        FaultKind kind = word(FaultKind.values(), FaultKind::text, part.text("kind"));
        FaultTarget target = target(part);
        AttemptChoice attempts = attempts(part.part("attempts"));
        long byMs = byMs(part, kind);
        return part.part("by-ms").made(() -> new Fault(kind, byMs, target, attempts, part.flag("once")));
    }

    private static long byMs(TreePart part, FaultKind kind) {
        TreePart by = part.part("by-ms");
        if (!part.has("by-ms")) {
            return kind.byDefaultMs().orElseGet(() -> {
                if (kind.takesBy()) {
                    throw new TreePart.Refused(
                            by.at(),
                            Words.where(part.at()) + " lacks the field by-ms, which " + kind.text() + " needs; "
                                    + kind.byAllowed());
                }
                return 0;
            });
        }
        if (!kind.takesBy()) {
            throw new TreePart.Refused(
                    by.at(), Words.where(by.at()) + " is superfluous: " + kind.text() + " " + kind.byAllowed());
        }
        return part.ms("by-ms");
    }

    private static FaultTarget target(TreePart part) {
        FaultTarget target = FaultTarget.everything();
        if (part.has("vendor")) {
            target = target.atVendor(part.text("vendor"));
        }
        if (part.has("operation")) {
            target = target.atOperation(operation(part.text("operation")));
        }
        return part.has("action") ? target.atAction(part.count("action")) : target;
    }

    private static AttemptChoice attempts(TreePart part) {
        if (part.has("nth")) {
            return new AttemptChoice.Nth(part.count("nth"));
        }
        return part.has("first")
                ? new AttemptChoice.FirstN(part.count("first"))
                : new AttemptChoice.Probability(part.number("probability"));
    }

    private <T> List<T> each(TreePart list, Function<TreePart, T> maker) {
        return list.items()
                .map(item -> tried(() -> maker.apply(item)))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Makes a part with all its parts, or keeps the first refusal among them as a problem. */
    private <T> Optional<T> tried(Supplier<T> maker) {
        try {
            return Optional.of(maker.get());
        } catch (TreePart.Refused refused) {
            problems.add(text.problem(refused.at(), refused.getMessage()));
            return Optional.empty();
        }
    }

    private static Operation operation(String word) {
        return word(Operation.values(), Operation::text, word);
    }

    private static <E> E word(E[] all, Function<E, String> text, String word) {
        return Arrays.stream(all)
                .filter(one -> text.apply(one).equals(word))
                .findFirst()
                .orElseThrow();
    }
}
