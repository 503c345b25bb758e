package claimdesk.app.scenario.edit;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Changes of a tree, each on a copy. What stands in the way of a field and is no mapping is replaced by one. */
final class TreeEdit {

    private TreeEdit() {}

    static JsonNode with(JsonNode tree, JsonPointer at, JsonNode value) {
        if (at.matches()) {
            return value.deepCopy();
        }
        JsonNode rest = tree.path(at.getMatchingProperty());
        if (tree.isArray() || tree.isMissingNode() && at.mayMatchElement()) {
            ArrayNode list = tree.isArray() ? tree.deepCopy() : JsonNodeFactory.instance.arrayNode();
            int index = at.getMatchingIndex();
            JsonNode item = with(list.path(index), at.tail(), value);
            if (index < list.size()) {
                list.set(index, item);
            } else {
                list.add(item);
            }
            return list;
        }
        ObjectNode mapping = tree.isObject() ? tree.deepCopy() : JsonNodeFactory.instance.objectNode();
        mapping.set(at.getMatchingProperty(), with(rest, at.tail(), value));
        return mapping;
    }

    static JsonNode without(JsonNode tree, JsonPointer at) {
        JsonNode copy = tree.deepCopy();
        JsonNode parent = copy.at(at.head());
        if (parent instanceof ObjectNode mapping) {
            mapping.remove(at.last().getMatchingProperty());
        } else if (parent instanceof ArrayNode list) {
            list.remove(at.last().getMatchingIndex());
        }
        return copy;
    }
}
