package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Words;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One part of a tree that keeps the schema, and where it stands.
 *
 * @param node what stands there; a missing node if the part was left out
 */
record TreePart(JsonPointer at, JsonNode node) {

    TreePart(JsonNode root) {
        this(JsonPointer.empty(), root);
    }

    TreePart part(String field) {
        return new TreePart(at.appendProperty(field), node.path(field));
    }

    /** The items of a list. */
    Stream<TreePart> items() {
        return IntStream.range(0, node.size()).mapToObj(i -> new TreePart(at.appendIndex(i), node.path(i)));
    }

    boolean has(String field) {
        return node.has(field);
    }

    String text(String field) {
        return node.path(field).textValue();
    }

    long ms(String field) {
        return node.path(field).longValue();
    }

    int count(String field) {
        return node.path(field).intValue();
    }

    double number(String field) {
        return node.path(field).doubleValue();
    }

    boolean flag(String field) {
        return node.path(field).booleanValue();
    }

    /**
     * Makes the value that this part describes.
     *
     * @throws Refused if the value refuses itself
     */
    <T> T made(Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalArgumentException refused) {
            throw new Refused(at, Words.where(at) + ": " + refused.getMessage());
        }
    }

    /** Says which part cannot be made, and why; never leaves {@link ScenarioBuilder}. */
    static final class Refused extends RuntimeException {

        private final transient JsonPointer at;

        Refused(JsonPointer at, String text) {
            super(text);
            this.at = at;
        }

        JsonPointer at() {
            return at;
        }
    }
}
