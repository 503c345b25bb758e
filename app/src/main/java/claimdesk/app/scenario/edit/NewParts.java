package claimdesk.app.scenario.edit;

import claimdesk.app.scenario.FaultKind;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.stream.IntStream;

/** What a new scenario, vendor, fault or breaker begins with; sound as it is. */
public final class NewParts {

    private static final long SOME_SECONDS_MS = 5_000;

    private static final String SCENARIO =
            """
            name: new-scenario
            title: A new scenario
            description: One vendor asks for five deliveries, one a second.
            seed: 1
            vendors:
              - name: acme
                actions: {count: 5}
            """;

    private NewParts() {}

    /** The text of a scenario with one vendor. */
    public static String scenario() {
        return SCENARIO;
    }

    /** A vendor whose name is not among {@code taken}. */
    public static JsonNode vendor(Collection<String> taken) {
        ObjectNode vendor = node().put("name", freeName("vendor", taken));
        vendor.putObject("actions").put("count", 5);
        return vendor;
    }

    /** {@code name} with the first number behind it that makes it none of {@code taken}. */
    public static String freeName(String name, Collection<String> taken) {
        String start = name.replaceAll("-[0-9]{1,6}$", "");
        return IntStream.rangeClosed(1, taken.size() + 1)
                .mapToObj(number -> start + "-" + number)
                .filter(one -> !taken.contains(one))
                .findFirst()
                .orElseThrow();
    }

    /** A fault of that kind on the first attempt of every action. */
    public static JsonNode fault(FaultKind kind) {
        ObjectNode fault = node().put("kind", kind.text());
        if (kind.takesBy()) {
            fault.put("by-ms", kind.byDefaultMs().orElse(SOME_SECONDS_MS));
        }
        fault.putObject("attempts").put("nth", 1);
        return fault;
    }

    /** A breaker that opens when half of ten attempts failed. */
    public static JsonNode breaker() {
        return node().put("sliding-window", 10)
                .put("failure-rate-percent", 50)
                .put("open-ms", SOME_SECONDS_MS)
                .put("half-open-calls", 2);
    }

    private static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }
}
