package claimdesk.app.call;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** How far a body that calls itself JSON can be trusted to mean one thing only. */
enum JsonForm {
    /** I-JSON (RFC 7493): UTF-8 without a mark, and {@link InterchangeableValues} only. */
    I_JSON,
    /** JSON in which an object has two members of one name, whatever else may be wrong with its values. */
    TWO_OF_ONE_NAME,
    /**
     * Other JSON, or none: not UTF-8, cut short, something after its end; or not read to its end, because it is nested
     * too deep or a name has half a surrogate pair, at which Jackson stops.
     */
    OTHER;

    /** Deeper bodies are not read to their end, so that no body can exhaust a stack of 256 KiB. */
    static final int NESTING_MAX = 500;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** Without a table of names: Jackson's gives up on names that an attacker chose to collide. */
    private static final JsonFactory JSON = new JsonFactoryBuilder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(NESTING_MAX)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .build();

    static JsonForm of(byte[] body) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
            if (!text.startsWith(BYTE_ORDER_MARK)) {
                return read(text);
            }
            JsonForm behindMark = read(text.substring(BYTE_ORDER_MARK.length()));
            return behindMark == I_JSON ? OTHER : behindMark;
        } catch (IOException unreadable) {
            return OTHER;
        }
    }

    private static JsonForm read(String text) throws IOException {
        Deque<Set<String>> namesOfOpenObjects = new ArrayDeque<>();
        boolean everyNameOnce = true;
        boolean interchangeable = true;
        int values = 0;
        try (JsonParser parser = JSON.createParser(text)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                switch (token) {
                    case START_OBJECT -> namesOfOpenObjects.push(new HashSet<>());
                    case END_OBJECT -> namesOfOpenObjects.pop();
                    case FIELD_NAME -> {
                        everyNameOnce &= namesOfOpenObjects.element().add(parser.getText());
                        interchangeable &= InterchangeableValues.isText(parser.getText());
                    }
                    case VALUE_STRING -> interchangeable &= InterchangeableValues.isText(parser.getText());
                    case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
                        interchangeable &= InterchangeableValues.isNumber(parser.getText());
                    default -> {}
                }
                values += parser.getParsingContext().inRoot() ? 1 : 0;
            }
        }
        if (values != 1) {
            return OTHER;
        }
        if (!everyNameOnce) {
            return TWO_OF_ONE_NAME;
        }
        return interchangeable ? I_JSON : OTHER;
    }
}
