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

/** The published JSON Schema of a kind of file: says what is wrong with a tree, and what it leaves out. Thread-safe. */
public final class TreeSchema {

    static final String SCENARIO_RESOURCE = "scenario.schema.json";

    private static final JsonPointer WHOLE = JsonPointer.empty();

    private final SchemaRule root;
    private final Schema schema;
    private final String whole;

    private TreeSchema(JsonNode document, String whole) {
        this.root = new SchemaRule(document);
        this.whole = whole;
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(root.node());
    }

    /** That of a scenario. */
    static TreeSchema ofScenario() {
        return of(TreeSchema.class, SCENARIO_RESOURCE, Words.where(WHOLE));
    }

    /**
     * @param resource the schema, beside the class {@code beside}
     * @param whole how problems call the file as a whole, such as {@code the scenario}
     */
    public static TreeSchema of(Class<?> beside, String resource, String whole) {
        return new TreeSchema(document(beside, resource), whole);
    }

    static JsonNode document(Class<?> beside, String resource) {
        try (InputStream in = beside.getResourceAsStream(resource)) {
            return new ObjectMapper()
                    .reader()
                    .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .readTree(in);
        } catch (IOException broken) {
            throw new UncheckedIOException("the schema " + resource + " cannot be read", broken);
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

    private Problem unknown(ScenarioText text, JsonPointer at, String field, SchemaRule rule) {
        String words = where(at) + " has no field " + Words.quoted(field) + "; allowed: "
                + String.join(", ", rule.fields()) + Words.didYouMean(field, rule.fields());
        return text.problemWithName(at.appendProperty(field), words);
    }

    private Problem missing(ScenarioText text, JsonPointer at, String field, SchemaRule rule) {
        String allowed = rule.field(field).allowed();
        return text.problem(
                at.appendProperty(field), where(at) + " lacks the field " + field + "; allowed: " + allowed);
    }

    private Problem wrong(ScenarioText text, JsonPointer at, SchemaRule rule) {
        JsonNode found = text.root().at(at);
        String meant = found.isTextual() ? Words.didYouMean(found.textValue(), rule.words()) : "";
        return text.problem(at, where(at) + " is " + Words.found(found) + "; allowed: " + rule.allowed() + meant);
    }

    private String where(JsonPointer at) {
        return at.matches() ? whole : Words.where(at);
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
