package claimdesk.app.scenario.edit;

import claimdesk.app.scenario.file.ScenarioReading;
import claimdesk.app.scenario.file.YamlSpan;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Changes one value of a YAML text where it stands and leaves the rest as it is. It tries; whoever asks reads the
 * result again and looks whether it says what was wanted. Empty where the text's form gives no simple way.
 */
final class YamlEdit {

    private final String text;
    private final ScenarioReading reading;
    private final JsonNode tree;

    YamlEdit(String text, ScenarioReading reading) {
        this.text = text;
        this.reading = reading;
        this.tree = reading.tree().orElseThrow();
    }

    Optional<String> with(JsonPointer at, JsonNode value) {
        Optional<YamlSpan> span = reading.span(at);
        if (span.isPresent()) {
            return replaced(span.get(), value);
        }
        JsonPointer parent = at.head();
        if (tree.at(parent).isMissingNode()) {
            return with(parent, TreeEdit.with(tree.at(parent), at.last(), value));
        }
        return reading.span(parent)
                .filter(whole -> !tree.at(parent).isEmpty())
                .flatMap(whole -> whole.isSpread()
                        ? Optional.of(lineAdded(parent, whole, at.last(), value))
                        : Optional.of(bracketed(whole, at.last(), value, tree.at(parent))));
    }

    private Optional<String> replaced(YamlSpan span, JsonNode value) {
        if (span.isSpread()) {
            return Optional.empty();
        }
        String before = text.substring(span.start(), span.end());
        String lineEnd = before.endsWith("\n") ? "\n" : "";
        return Optional.of(text.substring(0, span.start()) + FlowYaml.of(value) + lineEnd + text.substring(span.end()));
    }

    /** Adds a line, or one for each field of an item, behind the last one. */
    private String lineAdded(JsonPointer parent, YamlSpan whole, JsonPointer last, JsonNode value) {
        int behind = lineEnd(endOf(parent));
        String indent = " ".repeat(whole.start() - lineStart(whole.start()));
        String added = tree.at(parent).isArray()
                ? FlowYaml.item(value, indent)
                : FlowYaml.field(last.getMatchingProperty(), value, indent);
        return text.substring(0, behind) + "\n" + added + text.substring(behind);
    }

    private String bracketed(YamlSpan whole, JsonPointer last, JsonNode value, JsonNode parent) {
        String added = parent.isArray() ? FlowYaml.of(value) : last.getMatchingProperty() + ": " + FlowYaml.of(value);
        int bracket = whole.end() - 1;
        int behind = bracket;
        while (Character.isWhitespace(text.charAt(behind - 1))) {
            behind--;
        }
        return text.substring(0, behind) + ", " + added + text.substring(behind);
    }

    Optional<String> without(JsonPointer at) {
        Optional<YamlSpan> whole = reading.span(at.head()).filter(YamlSpan::isSpread);
        Optional<YamlSpan> span = reading.span(at);
        if (whole.isEmpty() || span.isEmpty()) {
            return Optional.empty();
        }
        int from = tree.at(at.head()).isArray()
                ? lineStart(span.get().start())
                : lineStart(text.lastIndexOf(
                        at.last().getMatchingProperty(), span.get().start()));
        int to = lineEnd(endOf(at));
        return Optional.of(text.substring(0, from) + text.substring(Math.min(text.length(), to + 1)));
    }

    /** Behind the last character of what stands at {@code at}; the line breaks behind what is spread do not count. */
    private int endOf(JsonPointer at) {
        YamlSpan span = reading.span(at).orElseThrow();
        int end = span.isSpread() ? parts(at).mapToInt(this::endOf).max().orElse(span.start()) : span.end();
        return end > 0 && text.charAt(end - 1) == '\n' ? end - 1 : end;
    }

    private Stream<JsonPointer> parts(JsonPointer at) {
        JsonNode node = tree.at(at);
        return node.isArray()
                ? IntStream.range(0, node.size()).mapToObj(at::appendIndex)
                : node.properties().stream().map(field -> at.appendProperty(field.getKey()));
    }

    private int lineStart(int at) {
        return text.lastIndexOf('\n', at - 1) + 1;
    }

    private int lineEnd(int at) {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }
}
