package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ScenarioText.Place;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The fields of a YAML file that keeps its schema, with their lines; parts of it may be scenarios. Immutable. */
public final class SchemaTree {

    private final ScenarioText fields;
    private final JsonNode completed;

    private SchemaTree(ScenarioText fields, JsonNode completed) {
        this.fields = fields;
        this.completed = completed;
    }

    /** What a reading comes to: a tree, or the problems why there is none. */
    public record Reading(List<SchemaTree> tree, List<Problem> problems) {

        public Reading {
            tree = List.copyOf(tree);
            problems = List.copyOf(problems);
        }
    }

    /** Reads a text that problems will call {@code file}. */
    public static Reading read(String file, String text, TreeSchema schema) {
        PlainText.Decoded decoded = new PlainText(file).check(text);
        if (!decoded.problems().isEmpty()) {
            return refused(decoded.problems());
        }
        YamlReader reader = new YamlReader(file, decoded.text());
        return reader.read()
                .map(fields -> {
                    List<Problem> broken = schema.problems(fields);
                    return broken.isEmpty()
                            ? new Reading(List.of(new SchemaTree(fields, schema.completed(fields.root()))), List.of())
                            : refused(broken);
                })
                .orElseGet(() -> refused(reader.problems()));
    }

    private static Reading refused(List<Problem> problems) {
        return new Reading(List.of(), problems);
    }

    /** The fields, with their defaults. */
    public JsonNode root() {
        return completed.deepCopy();
    }

    /** The fields as they are given. */
    public JsonNode given() {
        return fields.root().deepCopy();
    }

    /** A problem with what stands at {@code at}. */
    public Problem problem(JsonPointer at, String text) {
        return fields.problem(at, text);
    }

    /**
     * Reads the scenario that stands at {@code at}.
     *
     * @param edit changes its fields first
     */
    public ScenarioOutcome scenario(JsonPointer at, Consumer<ObjectNode> edit) {
        ObjectNode root = fields.root().at(at).deepCopy();
        edit.accept(root);
        ScenarioText part =
                new ScenarioText(fields.file(), root, within(at, fields.keys()), within(at, fields.values()), Map.of());
        return ScenarioReading.judged(part).outcome();
    }

    /** As {@link #scenario(JsonPointer, Consumer)}, of a scenario that stands elsewhere. */
    public static ScenarioOutcome scenario(Scenario scenario, Consumer<ObjectNode> edit) {
        ObjectNode root = ScenarioTree.of(scenario);
        edit.accept(root);
        return ScenarioReading.judged(new ScenarioText(scenario.name(), root, Map.of(), Map.of(), Map.of()))
                .outcome();
    }

    private static Map<JsonPointer, Place> within(JsonPointer at, Map<JsonPointer, Place> places) {
        Map<JsonPointer, Place> within = new HashMap<>();
        String start = at.toString();
        places.forEach((pointer, place) -> {
            String whole = pointer.toString();
            if (whole.equals(start) || whole.startsWith(start + "/")) {
                within.put(JsonPointer.compile(whole.substring(start.length())), place);
            }
        });
        return within;
    }
}
