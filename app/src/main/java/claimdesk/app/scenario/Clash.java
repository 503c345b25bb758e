package claimdesk.app.scenario;

import com.fasterxml.jackson.core.JsonPointer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Two parts of a scenario that do not go together.
 *
 * @param at the part to blame, as it stands in a scenario file
 */
public record Clash(JsonPointer at, String text) {

    private static final JsonPointer VENDORS = JsonPointer.compile("/vendors");
    private static final JsonPointer FAULTS = JsonPointer.compile("/faults");

    public static List<Clash> among(List<VendorPlan> vendors, List<Fault> faults) {
        List<Clash> found = new ArrayList<>();
        if (actionCount(vendors) > Scenario.ACTIONS_MAX) {
            found.add(new Clash(
                    VENDORS,
                    "the vendors have " + actionCount(vendors) + " actions in all; allowed: up to "
                            + Scenario.ACTIONS_MAX));
        }
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < vendors.size(); i++) {
            Integer earlier = seen.putIfAbsent(vendors.get(i).name(), i);
            if (earlier != null) {
                JsonPointer at = VENDORS.appendIndex(i).appendProperty("name");
                String name = Words.quoted(vendors.get(i).name());
                found.add(new Clash(
                        at,
                        Words.where(at) + " is " + name + ", as is that of vendor " + (earlier + 1)
                                + "; allowed: each name once"));
            }
        }
        IntStream.range(0, faults.size())
                .forEach(i -> found.addAll(
                        ofTarget(FAULTS.appendIndex(i), faults.get(i).target(), vendors)));
        return found;
    }

    public static long actionCount(List<VendorPlan> vendors) {
        return vendors.stream().mapToLong(vendor -> vendor.actions().count()).sum();
    }

    private static List<Clash> ofTarget(JsonPointer fault, FaultTarget target, List<VendorPlan> vendors) {
        List<VendorPlan> named = vendors.stream()
                .filter(plan -> target.vendor().covers(plan.name()))
                .toList();
        if (named.isEmpty()) {
            JsonPointer at = fault.appendProperty("vendor");
            List<String> names = vendors.stream().map(VendorPlan::name).toList();
            return List.of(
                    new Clash(at, Words.notAmong(at, target.vendor().one().orElseThrow(), names)));
        }
        if (named.stream().noneMatch(target::isWithin)) {
            return List.of(new Clash(
                    fault,
                    Words.where(fault) + " can never strike: no action of " + names(named) + " is " + sought(target)));
        }
        return List.of();
    }

    private static String names(List<VendorPlan> vendors) {
        return vendors.size() == 1 ? vendors.get(0).name() : "any vendor";
    }

    private static String sought(FaultTarget target) {
        String number = target.action().one().map(action -> "number " + action).orElse("");
        String operation = target.operation().one().map(one -> one.text()).orElse("");
        return number.isEmpty() || operation.isEmpty() ? number + operation : number + " and asks for " + operation;
    }
}
