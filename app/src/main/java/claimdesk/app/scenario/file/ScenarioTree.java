package claimdesk.app.scenario.file;

import claimdesk.app.scenario.ActionPlan;
import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.Fault;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.VendorPlan;
import claimdesk.app.vendor.Backoff;
import claimdesk.app.vendor.BreakerPolicy;
import claimdesk.app.vendor.RetryPolicy;
import claimdesk.app.vendor.VendorPolicy;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Turns a scenario into the tree that its file holds, with every default written out. */
final class ScenarioTree {

    private ScenarioTree() {}

    static ObjectNode of(Scenario scenario) {
        ObjectNode root = JsonNodeFactory.instance
                .objectNode()
                .put("name", scenario.name())
                .put("title", scenario.title())
                .put("description", scenario.description())
                .put("protocol", scenario.protocol())
                .put("seed", scenario.seed());
        put(scenario.desk(), root.putObject("desk"));
        root.putArray("vendors");
        scenario.vendors()
                .forEach(vendor -> put(vendor, root.withArray("vendors").addObject()));
        root.putArray("faults");
        scenario.faults().forEach(fault -> put(fault, root.withArray("faults").addObject()));
        return root;
    }

    private static void put(DeskPlan desk, ObjectNode node) {
        ObjectNode lease =
                node.putObject("lease").put("default-ms", desk.lease().defaultMs());
        ObjectNode byOperation = lease.putObject("by-operation-ms");
        desk.lease().byOperationMs().forEach((operation, ms) -> byOperation.put(operation.text(), ms));
        lease.put("renews", desk.lease().renews());
        node.putObject("work")
                .put("min-ms", desk.work().minMs())
                .put("max-ms", desk.work().maxMs())
                .put("effect-at-percent", desk.work().effectAtPercent());
        node.put("retention-ms", desk.retentionMs()).put("replies", desk.replyProfile());
    }

    private static void put(VendorPlan vendor, ObjectNode node) {
        node.put("name", vendor.name());
        ActionPlan plan = vendor.actions();
        ObjectNode actions = node.putObject("actions").put("count", plan.count());
        actions.putArray("operations");
        plan.operations().forEach(operation -> actions.withArray("operations").add(operation.text()));
        actions.put("start-ms", plan.startMs()).put("every-ms", plan.everyMs());
        VendorPolicy policy = vendor.policy();
        node.put("timeout-ms", policy.timeoutMs());
        put(policy.retry(), node.putObject("retry"));
        policy.breaker().match(off -> node, on -> put(on, node.putObject("breaker")));
        node.put("keys", policy.keyPolicy().text());
    }

    private static void put(RetryPolicy retry, ObjectNode node) {
        node.put("attempts-max", retry.attemptsMax());
        Backoff backoff = retry.backoff();
        node.putObject("backoff")
                .put("initial-ms", backoff.initialMs())
                .put("multiplier", backoff.multiplier())
                .put("cap-ms", backoff.capMs())
                .put("jitter", backoff.jitter().text());
        node.put("honours-retry-after", retry.honoursRetryAfter());
    }

    private static ObjectNode put(BreakerPolicy.On breaker, ObjectNode node) {
        return node.put("sliding-window", breaker.slidingWindow())
                .put("failure-rate-percent", breaker.failureRatePercent())
                .put("open-ms", breaker.openMs())
                .put("half-open-calls", breaker.halfOpenCalls());
    }

    private static void put(Fault fault, ObjectNode node) {
        node.put("kind", fault.kind().text());
        if (fault.kind().takesBy()) {
            node.put("by-ms", fault.byMs());
        }
        fault.target().vendor().one().ifPresent(name -> node.put("vendor", name));
        fault.target().operation().one().ifPresent(operation -> node.put("operation", operation.text()));
        fault.target().action().one().ifPresent(action -> node.put("action", action));
        ObjectNode attempts = node.putObject("attempts");
        fault.attempts()
                .match(
                        nth -> attempts.put("nth", nth.number()),
                        firstN -> attempts.put("first", firstN.count()),
                        probability -> attempts.put("probability", probability.value()));
        node.put("once", fault.once());
    }
}
