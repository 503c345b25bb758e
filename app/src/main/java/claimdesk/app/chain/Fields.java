package claimdesk.app.chain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** Reads and writes single members of a line. Whatever cannot be so is an {@link IllegalArgumentException}. */
final class Fields {

    /** Up to here JSON's numbers are exact everywhere; beyond it a whole number is written as text. */
    private static final long EXACT_MAX = (1L << 53) - 1;

    private Fields() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static void put(ObjectNode line, String name, long number) {
        if (Math.abs(number) <= EXACT_MAX && number != Long.MIN_VALUE) {
            line.put(name, number);
        } else {
            line.put(name, Long.toString(number));
        }
    }

    static String text(JsonNode line, String name) {
        return textIfThere(line, name).orElseThrow(() -> new IllegalArgumentException("has no " + name));
    }

    static Optional<String> textIfThere(JsonNode line, String name) {
        JsonNode value = line.path(name);
        if (value.isMissingNode()) {
            return Optional.empty();
        }
        if (!value.isTextual()) {
            throw new IllegalArgumentException(name + " is no text");
        }
        return Optional.of(value.textValue());
    }

    static long number(JsonNode line, String name) {
        JsonNode value = line.path(name);
        if (value.isIntegralNumber() && value.canConvertToLong()) {
            return value.longValue();
        }
        try {
            return Long.parseLong(value.isTextual() ? value.textValue() : "");
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(name + " is no whole number");
        }
    }

    static boolean flag(JsonNode line, String name) {
        JsonNode value = line.path(name);
        if (!value.isBoolean()) {
            throw new IllegalArgumentException(name + " is neither true nor false");
        }
        return value.booleanValue();
    }

    static ObjectNode object(JsonNode line, String name) {
        if (line.path(name) instanceof ObjectNode value) {
            return value;
        }
        throw new IllegalArgumentException(name + " is no object");
    }
}
