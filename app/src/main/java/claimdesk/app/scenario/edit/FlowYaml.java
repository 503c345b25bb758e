package claimdesk.app.scenario.edit;

import claimdesk.app.scenario.file.ScenarioReading;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** How single values are written into a YAML text: on one line, quoted only where they must be. */
final class FlowYaml {

    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");

    private FlowYaml() {}

    static String of(JsonNode value) {
        if (value.isObject()) {
            return value.properties().stream().map(FlowYaml::field).collect(Collectors.joining(", ", "{", "}"));
        }
        if (value.isArray()) {
            return StreamSupport.stream(value.spliterator(), false)
                    .map(FlowYaml::of)
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        boolean isPlain = value.isTextual()
                && WORD.matcher(value.textValue()).matches()
                && ScenarioReading.typed(value.textValue()).isTextual();
        return isPlain
                ? value.textValue()
                : value.isNumber() ? value.decimalValue().toPlainString() : value.toString();
    }

    /** An item of a list, each of its fields on a line of its own. */
    static String item(JsonNode value, String indent) {
        return value.isObject() && !value.isEmpty()
                ? value.properties().stream()
                        .map(FlowYaml::field)
                        .collect(Collectors.joining("\n" + indent + "  ", indent + "- ", ""))
                : indent + "- " + of(value);
    }

    /** A field on a line of its own; a list of mappings on a line for each of their fields. */
    static String field(String name, JsonNode value, String indent) {
        if (value.isArray() && value.path(0).isObject()) {
            return StreamSupport.stream(value.spliterator(), false)
                    .map(one -> item(one, indent + "  "))
                    .collect(Collectors.joining("\n", indent + name + ":\n", ""));
        }
        return indent + name + ": " + of(value);
    }

    private static String field(Map.Entry<String, JsonNode> field) {
        return field.getKey() + ": " + of(field.getValue());
    }
}
