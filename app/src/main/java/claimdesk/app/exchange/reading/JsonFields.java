package claimdesk.app.exchange.reading;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.util.function.BiConsumer;

/**
 * One JSON object as fields with paths: {@code request.headers.key}, {@code tries[0].status}. Numbers come as they are
 * written, so that {@code 12E34} stays what it is; a null is an empty text. Not thread-safe.
 */
final class JsonFields {

    /** Names of fields come from outside: they are not interned, for there may be any number of them. */
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();

    private JsonFields() {}

    /**
     * Hands over the fields of {@code text}, in its order.
     *
     * @return what is wrong with it, if anything: then some fields may have been handed over all the same
     */
    static String read(String text, BiConsumer<String, String> field) {
        try (JsonParser json = JSON.createParser(text)) {
            JsonToken first = json.nextToken();
            if (first != JsonToken.START_OBJECT) {
                return "holds " + word(first) + "; allowed: one JSON object a line";
            }
            members(json, "", field);
            return json.nextToken() == null ? "" : "holds more than one JSON value; allowed: one JSON object a line";
        } catch (JsonEOFException brokenOff) {
            return "the JSON breaks off before its end";
        } catch (JsonProcessingException wrong) {
            return "is not JSON, at column " + wrong.getLocation().getColumnNr();
        } catch (IOException impossible) {
            throw new IllegalStateException("a text is read without input and output", impossible);
        }
    }

    private static void members(JsonParser json, String before, BiConsumer<String, String> field) throws IOException {
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String path = before.isEmpty() ? json.currentName() : before + json.currentName();
            json.nextToken();
            value(json, path, field);
        }
    }

    private static void value(JsonParser json, String path, BiConsumer<String, String> field) throws IOException {
        JsonToken token = json.currentToken();
        if (token == JsonToken.START_OBJECT) {
            members(json, path + ".", field);
        } else if (token == JsonToken.START_ARRAY) {
            for (int i = 0; json.nextToken() != JsonToken.END_ARRAY; i++) {
                value(json, path + "[" + i + "]", field);
            }
        } else {
            field.accept(path, token == JsonToken.VALUE_NULL ? "" : json.getText());
        }
    }

    private static String word(JsonToken token) {
        if (token == JsonToken.START_ARRAY) {
            return "a JSON array";
        }
        return token == null ? "nothing" : "a single JSON value";
    }
}
