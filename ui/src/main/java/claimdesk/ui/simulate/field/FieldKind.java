package claimdesk.ui.simulate.field;

import claimdesk.app.scenario.edit.ScenarioDocument;
import claimdesk.app.scenario.file.ScenarioReading;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** What a typed text stands for in a scenario. */
public enum FieldKind {
    /** A text, whatever it is. */
    TEXT,
    /** A number, a truth value or one of several words. */
    VALUE,
    /** As {@link #VALUE}; left blank, the field is left out. */
    OPTIONAL,
    /** Words, with commas or spaces between them. */
    WORDS;

    /** The node that {@code text} stands for. */
    JsonNode node(String text) {
        return switch (this) {
            case TEXT -> JsonNodeFactory.instance.textNode(text);
            case VALUE, OPTIONAL -> ScenarioReading.typed(text.strip());
            case WORDS -> words(text);
        };
    }

    private static ArrayNode words(String text) {
        ArrayNode words = JsonNodeFactory.instance.arrayNode();
        Arrays.stream(text.split("[,\\s]+"))
                .filter(word -> !word.isEmpty())
                .map(ScenarioReading::typed)
                .forEach(words::add);
        return words;
    }

    /** How {@code node} is shown in a field. */
    String text(JsonNode node) {
        if (this == WORDS && node.isArray()) {
            return StreamSupport.stream(node.spliterator(), false)
                    .map(JsonNode::asText)
                    .collect(Collectors.joining(", "));
        }
        if (node.isMissingNode() || node.isNull()) {
            return "";
        }
        return node.isNumber()
                ? node.decimalValue().toPlainString()
                : node.isValueNode() ? node.asText() : node.toString();
    }

    ScenarioDocument put(ScenarioDocument document, JsonPointer at, String text) {
        return this == OPTIONAL && text.isBlank() ? document.without(at) : document.with(at, node(text));
    }
}
