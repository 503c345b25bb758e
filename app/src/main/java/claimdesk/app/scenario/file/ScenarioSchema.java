package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Words;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.NodePath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The published JSON Schema of a scenario: says what is wrong with a tree, and what a tree leaves out. Thread-safe. */
final class ScenarioSchema {

    static final String RESOURCE = "scenario.schema.json";

    private final SchemaRule root;
    private final Schema schema;

    ScenarioSchema() {
        root = new SchemaRule(document());
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(root.node());
    }

    static JsonNode document() {
        try (InputStream in = ScenarioSchema.class.getResourceAsStream(RESOURCE)) {
            return new ObjectMapper()
                    .reader()
                    .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .readTree(in);
        } catch (IOException broken) {
            throw new UncheckedIOException("the scenario schema " + RESOURCE + " cannot be read", broken);
        }
    }

    /** What breaks the schema: of each value one problem, which says all that is allowed there. */
    List<Problem> problems(ScenarioText text) {
        List<Problem> problems = new ArrayList<>();
        Set<JsonPointer> judged = new HashSet<>();
        for (Error error : schema.validate(text.root())) {
            JsonPointer at = pointer(error.getInstanceLocation());
            SchemaRule rule =
                    root.at(pointer(error.getSchemaLocation().getFragment()).head());
            switch (error.getKeyword()) {
                case "additionalProperties" -> problems.add(unknown(text, at, error.getProperty(), rule));
                case "required" -> problems.add(missing(text, at, error.getProperty(), rule));
                default -> {
                    if (judged.add(at)) {
                        problems.add(wrong(text, at, rule));
                    }
                }
            }
        }
        return problems;
    }

    /** A copy of {@code tree} with the defaults of all that it leaves out. */
    JsonNode completed(JsonNode tree) {
        JsonNode copy = tree.deepCopy();
        root.complete(copy);
        return copy;
    }

    /** What the field at {@code at} means, and what is allowed there. */
    String meaning(JsonPointer at) {
        SchemaRule part = root;
        JsonNode raw = root.node();
        for (JsonPointer rest = at; !rest.matches(); rest = rest.tail()) {
            raw = part.node().has("items")
                    ? part.node().path("items")
                    : part.node().path("properties").path(rest.getMatchingProperty());
            part = new SchemaRule(root.schema(), raw);
        }
        String description =
                raw.path("description").asText(part.node().path("description").asText());
        String allowed = part.allowed();
        return (description + (allowed.isBlank() ? "" : " Allowed: " + allowed + ".")).strip();
    }

    private static Problem unknown(ScenarioText text, JsonPointer at, String field, SchemaRule rule) {
        String words = Words.where(at) + " has no field " + Words.quoted(field) + "; allowed: "
                + String.join(", ", rule.fields()) + Words.didYouMean(field, rule.fields());
        return text.problemWithName(at.appendProperty(field), words);
    }

    private static Problem missing(ScenarioText text, JsonPointer at, String field, SchemaRule rule) {
        String allowed = rule.field(field).allowed();
        return text.problem(
                at.appendProperty(field), Words.where(at) + " lacks the field " + field + "; allowed: " + allowed);
    }

    private static Problem wrong(ScenarioText text, JsonPointer at, SchemaRule rule) {
        JsonNode found = text.root().at(at);
        String meant = found.isTextual() ? Words.didYouMean(found.textValue(), rule.words()) : "";
        return text.problem(at, Words.where(at) + " is " + Words.found(found) + "; allowed: " + rule.allowed() + meant);
    }

    private static JsonPointer pointer(NodePath path) {
        JsonPointer pointer = JsonPointer.empty();
        for (int i = 0; i < path.getNameCount(); i++) {
            Object element = path.getElement(i);
            pointer = element instanceof Integer index
                    ? pointer.appendIndex(index)
                    : pointer.appendProperty(element.toString());
        }
        return pointer;
    }
}
