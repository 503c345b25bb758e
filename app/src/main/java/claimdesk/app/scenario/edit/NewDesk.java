package claimdesk.app.scenario.edit;

import claimdesk.app.call.CallSettings;
import claimdesk.app.call.ReplyProfile;
import claimdesk.app.scenario.DeskPlan;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Map;

/**
 * How the order desk of a new scenario serves, where its maker wants that otherwise than by default.
 *
 * @param replyProfile one of {@link DeskPlan#REPLY_PROFILES}
 * @param leaseMs how long a claim is good, milliseconds, from 1 to a day
 * @param retentionMs how long an answer is kept, milliseconds, from 1 to a year
 */
public record NewDesk(String replyProfile, long leaseMs, long retentionMs) {

    private static final JsonPointer REPLIES = JsonPointer.compile("/desk/replies");
    private static final JsonPointer LEASE = JsonPointer.compile("/desk/lease/default-ms");
    private static final JsonPointer RETENTION = JsonPointer.compile("/desk/retention-ms");

    /** As the format of scenarios has it by default. */
    public static final NewDesk BY_DEFAULT = byDefault();

    /** Checked as in a scenario. */
    public NewDesk {
        new DeskPlan(
                new DeskPlan.Lease(leaseMs, Map.of(), false), new DeskPlan.Work(0, 0, 0), retentionMs, replyProfile);
    }

    /** The same for calls that are served outside of any scenario. */
    public CallSettings calls() {
        return CallSettings.of(
                leaseMs, retentionMs, ReplyProfile.named(replyProfile).orElseThrow(), "desk");
    }

    private static NewDesk byDefault() {
        ScenarioDocument plain = plain();
        return new NewDesk(
                plain.value(REPLIES).asText(),
                plain.value(LEASE).asLong(),
                plain.value(RETENTION).asLong());
    }

    private static ScenarioDocument plain() {
        return ScenarioDocument.of("new-scenario.yaml", NewParts.scenario());
    }

    /** A new scenario with this desk; what is as by default is left out. */
    public ScenarioDocument scenario() {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        ScenarioDocument made = plain();
        made = with(made, LEASE, nodes.numberNode(leaseMs));
        made = with(made, RETENTION, nodes.numberNode(retentionMs));
        return with(made, REPLIES, nodes.textNode(replyProfile));
    }

    private static ScenarioDocument with(ScenarioDocument made, JsonPointer at, JsonNode value) {
        return made.value(at).asText().equals(value.asText()) ? made : made.with(at, value);
    }
}
