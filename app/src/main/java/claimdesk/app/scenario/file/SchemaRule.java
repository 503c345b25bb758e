package claimdesk.app.scenario.file;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * What a JSON Schema says of one value.
 *
 * @param schema the whole document, in which local references are looked up
 * @param node the part that is meant; what a reference points to, if it is one
 */
record SchemaRule(JsonNode schema, JsonNode node) {

    SchemaRule {
        JsonNode reference = node.path("$ref");
        node = reference.isTextual() ? schema.at(reference.textValue().substring("#".length())) : node;
    }

    SchemaRule(JsonNode schema) {
        this(schema, schema);
    }

    SchemaRule at(JsonPointer within) {
        return new SchemaRule(schema, schema.at(within));
    }

    SchemaRule field(String name) {
        return new SchemaRule(schema, node.path("properties").path(name));
    }

    List<String> fields() {
        return node.path("properties").properties().stream()
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The words that are allowed; none if it is not a choice of words. */
    List<String> words() {
        return StreamSupport.stream(node.path("enum").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /** Says all that is allowed, in words. */
    String allowed() {
        if (node.has("enum")) {
            return String.join(", ", words());
        }
        return switch (node.path("type").asText()) {
            case "integer" -> "a whole number from " + range("minimum", "maximum");
            case "number" -> "a number from " + range("minimum", "maximum");
            case "boolean" -> "true or false";
            case "array" ->
                "a list of " + range("minItems", "maxItems") + " "
                        + node.path("title").asText();
            case "object" ->
                (node.has("maxProperties") ? "one of the fields " : "the fields ") + String.join(", ", fields());
            default -> node.path("title").asText();
        };
    }

    private String range(String min, String max) {
        return plain(node.path(min)) + " to " + plain(node.path(max));
    }

    private static String plain(JsonNode number) {
        return number.isMissingNode() ? "0" : number.decimalValue().toPlainString();
    }

    /** Adds to {@code value} the defaults of all that it leaves out. */
    void complete(JsonNode value) {
        if (value instanceof ObjectNode mapping) {
            node.path("properties").properties().forEach(field -> {
                JsonNode byDefault = field.getValue().path("default");
                if (!mapping.has(field.getKey()) && !byDefault.isMissingNode()) {
                    mapping.set(field.getKey(), byDefault.deepCopy());
                }
                field(field.getKey()).complete(mapping.path(field.getKey()));
            });
        }
        if (value.isArray()) {
            SchemaRule item = new SchemaRule(schema, node.path("items"));
            value.forEach(item::complete);
        }
    }
}
