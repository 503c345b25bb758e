package claimdesk.app.scenario.edit;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ScenarioOutcome;
import claimdesk.app.scenario.file.ScenarioReading;
import claimdesk.app.vendor.RetryPolicy;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A scenario's text and all that is learned of it. The text rules: a change of a field changes the text, which is read
 * again. Only what the change is about is written anew, where the text's form allows it; if not, the whole is, and the
 * comments but for those at the top are lost, which {@link #commentCount} shows. Immutable.
 */
public final class ScenarioDocument {

    /** Numbers are equal if they are as numbers, however they are held. */
    private static final Comparator<JsonNode> BY_VALUE = (one, other) -> one.isNumber() && other.isNumber()
            ? one.decimalValue().compareTo(other.decimalValue())
            : one.equals(other) ? 0 : 1;

    private final String name;
    private final String text;
    private final ScenarioReading reading;

    private ScenarioDocument(String name, String text) {
        this.name = name;
        this.text = text;
        this.reading = ScenarioReading.of(name, text);
    }

    /**
     * @param name what its problems call it
     * @param text whatever it is; a byte order mark is dropped
     */
    public static ScenarioDocument of(String name, String text) {
        return new ScenarioDocument(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    /** The same text under another name. */
    public ScenarioDocument named(String other) {
        return new ScenarioDocument(other, text);
    }

    /** What can be played; empty while there is a problem. */
    public Optional<Scenario> scenario() {
        return reading.outcome().match(read -> Optional.of(read.scenario()), invalid -> Optional.empty());
    }

    /** What is wrong with it, in the order of the text. */
    public List<Problem> problems() {
        return reading.outcome().match(read -> List.of(), ScenarioOutcome.Invalid::problems);
    }

    /** What is wrong with the field at {@code at} itself. */
    public Optional<Problem> problemAt(JsonPointer at) {
        return problems().stream().filter(problem -> problem.at().equals(at)).findFirst();
    }

    /** Whether something is wrong at {@code at} or in any part of it. */
    public boolean isBrokenWithin(JsonPointer at) {
        String whole = at.toString();
        return problems().stream()
                .map(problem -> problem.at().toString())
                .anyMatch(one -> one.equals(whole) || one.startsWith(whole + "/"));
    }

    /** Whether the text can be read as fields, sound or not; if not, only {@link #text} can be changed. */
    public boolean hasFields() {
        return reading.tree().isPresent();
    }

    /** What holds at {@code at}, by default or because it is given; a missing node if nothing does. */
    public JsonNode value(JsonPointer at) {
        return reading.value(at);
    }

    /** How many items the list at {@code at} has; 0 if there is none. */
    public int count(JsonPointer at) {
        return value(at).isArray() ? value(at).size() : 0;
    }

    /** How the {@code vendor}th vendor retries, from 0; empty while what is given for that cannot be used. */
    public Optional<RetryPolicy> retry(int vendor) {
        return reading.retry(vendor);
    }

    /** How many comments there are. */
    public long commentCount() {
        return Comments.count(text);
    }

    // Changes

    /** With {@code value} at {@code at}, whatever was there; an index one over a list's last adds to it. */
    public ScenarioDocument with(JsonPointer at, JsonNode value) {
        return changed(tree -> TreeEdit.with(tree, at, value), edit -> edit.with(at, value));
    }

    /** With nothing at {@code at}: what is left out has its default. */
    public ScenarioDocument without(JsonPointer at) {
        return changed(tree -> TreeEdit.without(tree, at), edit -> edit.without(at));
    }

    private ScenarioDocument changed(UnaryOperator<JsonNode> change, Function<YamlEdit, Optional<String>> inText) {
        JsonNode before = reading.tree()
                .orElseThrow(
                        () -> new IllegalStateException(name + " cannot be read as fields, so none can be changed"));
        JsonNode after = change.apply(before);
        return inText.apply(new YamlEdit(text, reading))
                .map(candidate -> new ScenarioDocument(name, candidate))
                .filter(candidate -> candidate.holds(after))
                .orElseGet(() -> new ScenarioDocument(name, Comments.top(text) + ScenarioReading.write(after)));
    }

    private boolean holds(JsonNode tree) {
        return reading.tree().filter(mine -> mine.equals(BY_VALUE, tree)).isPresent();
    }
}
