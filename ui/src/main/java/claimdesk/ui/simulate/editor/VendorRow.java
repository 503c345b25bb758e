package claimdesk.ui.simulate.editor;

import claimdesk.app.scenario.edit.ScenarioDocument;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.simulate.field.DelayCurve;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/**
 * One vendor in the list of vendors.
 *
 * @param curve its waits; empty while what is given for them cannot be used
 */
public record VendorRow(String name, String summary, boolean isBroken, Optional<DelayCurve> curve) {

    static VendorRow of(ScenarioDocument document, JsonPointer at) {
        JsonNode vendor = document.value(at);
        String name = vendor.path("name").asText();
        return new VendorRow(
                name.isBlank() ? "(no name)" : ShownText.of(name),
                counted(vendor.at("/actions/count"), "action") + " \u00B7 "
                        + ShownText.of(vendor.path("keys").asText("?")) + " \u00B7 up to "
                        + counted(vendor.at("/retry/attempts-max"), "attempt"),
                document.isBrokenWithin(at),
                document.retry(at.last().getMatchingIndex()).map(DelayCurve::of));
    }

    private static String counted(JsonNode count, String what) {
        return ShownText.of(count.asText("?")) + " " + what + (count.asText().equals("1") ? "" : "s");
    }
}
