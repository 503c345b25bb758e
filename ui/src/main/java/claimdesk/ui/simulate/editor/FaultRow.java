package claimdesk.ui.simulate.editor;

import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.edit.ScenarioDocument;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One fault in the list of faults: what, and where and when in words. */
public record FaultRow(Optional<FaultKind> kind, String title, String summary, boolean isBroken) {

    private static final int PERCENT = 100;

    static FaultRow of(ScenarioDocument document, JsonPointer at) {
        JsonNode fault = document.value(at);
        String kind = fault.path("kind").asText("?");
        String by = fault.path("by-ms").isIntegralNumber()
                ? " by " + signed(fault.path("by-ms").longValue())
                : "";
        return new FaultRow(
                FaultKind.named(kind),
                ShownText.of(kind.replace('-', ' ')) + by,
                which(fault.path("attempts")) + " of " + where(fault)
                        + (fault.path("once").asBoolean() ? ", once in the run" : ""),
                document.isBrokenWithin(at));
    }

    private static String signed(long ms) {
        return (ms < 0 ? "\u2212" : "") + Figures.length(Math.abs(ms));
    }

    private static String which(JsonNode attempts) {
        if (attempts.has("first")) {
            return "first " + ShownText.of(attempts.path("first").asText()) + " attempts";
        }
        if (attempts.has("probability")) {
            double chance = attempts.path("probability").asDouble() * PERCENT;
            String percent = chance == Math.rint(chance) ? Long.toString((long) chance) : Double.toString(chance);
            return percent + " % of the attempts";
        }
        return "attempt " + ShownText.of(attempts.path("nth").asText("?"));
    }

    private static String where(JsonNode fault) {
        List<String> parts = new ArrayList<>();
        parts.add(fault.has("action") ? "action " + fault.path("action").asText() : "every");
        if (fault.has("operation")) {
            parts.add(fault.path("operation").asText());
        } else if (!fault.has("action")) {
            parts.add("action");
        }
        parts.add("of " + (fault.has("vendor") ? fault.path("vendor").asText() : "every vendor"));
        return ShownText.of(String.join(" ", parts));
    }
}
