package claimdesk.app.scenario.file;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/**
 * A scenario file as a tree that knows its lines.
 *
 * @param keys where each field's name stands
 * @param values where each value begins
 * @param spans what each value takes up of the text
 */
record ScenarioText(
        String file,
        JsonNode root,
        Map<JsonPointer, Place> keys,
        Map<JsonPointer, Place> values,
        Map<JsonPointer, YamlSpan> spans) {

    /** Line and column, each from 1. */
    record Place(int line, int column) {

        static final Place START = new Place(1, 1);
    }

    /**
     * A problem with the value at {@code at}. A mapping or list is found by its name, which stands before it; a value
     * that the file leaves out, by the mapping that lacks it.
     */
    Problem problem(JsonPointer at, String text) {
        JsonPointer given = at;
        while (!values.containsKey(given) && !given.matches()) {
            given = given.head();
        }
        Place value = values.getOrDefault(given, Place.START);
        return problem(root.at(given).isContainerNode() ? keys.getOrDefault(given, value) : value, at, text);
    }

    /** A problem with the name of the field at {@code at}. */
    Problem problemWithName(JsonPointer at, String text) {
        return problem(keys.getOrDefault(at, Place.START), at, text);
    }

    private Problem problem(Place place, JsonPointer at, String text) {
        return new Problem(file, place.line(), place.column(), at, text);
    }
}
