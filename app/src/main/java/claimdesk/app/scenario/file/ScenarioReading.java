package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.vendor.RetryPolicy;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Optional;

/**
 * All that is learned of a scenario's text, sound or not: its fields where they can be read, what they hold, what is
 * wrong with them, and the scenario if nothing is. Immutable.
 */
public final class ScenarioReading {

    private static final TreeSchema SCHEMA = TreeSchema.ofScenario();

    private final Optional<ScenarioText> fields;
    private final JsonNode completed;
    private final ScenarioOutcome outcome;

    private ScenarioReading(Optional<ScenarioText> fields, JsonNode completed, ScenarioOutcome outcome) {
        this.fields = fields;
        this.completed = completed;
        this.outcome = outcome;
    }

    /** Reads a text that problems will call {@code file}. */
    public static ScenarioReading of(String file, String text) {
        PlainText.Decoded decoded = new PlainText(file).check(text);
        if (!decoded.problems().isEmpty()) {
            return unreadable(decoded.problems());
        }
        YamlReader reader = new YamlReader(file, decoded.text());
        return reader.read().map(ScenarioReading::judged).orElseGet(() -> unreadable(reader.problems()));
    }

    private static ScenarioReading unreadable(List<Problem> problems) {
        return new ScenarioReading(Optional.empty(), MissingNode.getInstance(), ScenarioFiles.invalid(problems));
    }

    /** Judges fields that are a scenario. */
    static ScenarioReading judged(ScenarioText text) {
        JsonNode completed = SCHEMA.completed(text.root());
        List<Problem> broken = SCHEMA.problems(text);
        if (!broken.isEmpty()) {
            return new ScenarioReading(Optional.of(text), completed, ScenarioFiles.invalid(broken));
        }
        ScenarioBuilder builder = new ScenarioBuilder(text, completed);
        Optional<Scenario> scenario = builder.build();
        return new ScenarioReading(
                Optional.of(text),
                completed,
                scenario.<ScenarioOutcome>map(ScenarioOutcome.Read::new)
                        .orElseGet(() -> ScenarioFiles.invalid(builder.problems())));
    }

    public ScenarioOutcome outcome() {
        return outcome;
    }

    /** The fields as they are given; empty if the text cannot be read as fields. */
    public Optional<JsonNode> tree() {
        return fields.map(text -> text.root().deepCopy());
    }

    /** What holds at {@code at}, by default or because it is given; a missing node if nothing does. */
    public JsonNode value(JsonPointer at) {
        return completed.at(at);
    }

    /** What the value at {@code at} takes up of the text; empty if it is not given. */
    public Optional<YamlSpan> span(JsonPointer at) {
        return fields.map(text -> text.spans().get(at));
    }

    /** How the {@code vendor}th vendor retries, from 0; empty while what is given for that cannot be used. */
    public Optional<RetryPolicy> retry(int vendor) {
        JsonPointer at = JsonPointer.compile("/vendors").appendIndex(vendor).appendProperty("retry");
        boolean isBroken = outcome.match(
                read -> false,
                invalid -> invalid.problems().size() >= ScenarioFiles.PROBLEMS_MAX
                        || invalid.problems().stream()
                                .anyMatch(problem -> problem.at().toString().startsWith(at.toString())));
        if (isBroken || completed.at(at).isMissingNode()) {
            return Optional.empty();
        }
        try {
            return Optional.of(ScenarioBuilder.retry(new TreePart(at, completed.at(at))));
        } catch (TreePart.Refused notYet) {
            return Optional.empty();
        }
    }

    /** The node that {@code text}, typed without quotes, stands for: a number, a truth value, nothing, or a text. */
    public static JsonNode typed(String text) {
        return YamlScalar.node(text, true);
    }

    /** What the field at {@code at} means, and what is allowed there, in words. */
    public static String meaning(JsonPointer at) {
        return SCHEMA.meaning(at);
    }

    /** The tree as YAML, each field and item on a line of its own. */
    public static String write(JsonNode tree) {
        return ScenarioFiles.write(tree);
    }
}
