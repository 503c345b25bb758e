package claimdesk.store.journal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The facts of one journal row, by name. Immutable; numbers are kept as decimal text. */
public final class Details {

    private static final JsonFactory JSON = new JsonFactory();
    private static final Details NONE = new Details(new EnumMap<>(Detail.class));

    /** What it was stored as, where it was not read yet; empty otherwise. */
    private final String stored;

    /** Whether {@link #stored} is what {@link #toJson} makes of the facts: a stored text may have others, too. */
    private final boolean isWritten;

    /** Null until they are asked for, where {@link #stored} holds them; never changed after. */
    private volatile EnumMap<Detail, String> facts;

    private Details(EnumMap<Detail, String> facts) {
        this.stored = "";
        this.isWritten = false;
        this.facts = facts;
    }

    private Details(String stored, boolean isWritten) {
        this.stored = stored;
        this.isWritten = isWritten;
    }

    private EnumMap<Detail, String> facts() {
        EnumMap<Detail, String> known = facts;
        if (known == null) {
            known = parsed(stored);
            facts = known;
        }
        return known;
    }

    public static Details none() {
        return NONE;
    }

    public static Details of(Detail name, Object value) {
        return NONE.with(name, value);
    }

    /** Those facts; to be preferred to {@link #with} where there are many. */
    public static Details of(Map<Detail, String> facts) {
        return facts.isEmpty() ? NONE : new Details(new EnumMap<>(facts));
    }

    /** A copy with one more fact, or with that fact replaced. */
    public Details with(Detail name, Object value) {
        EnumMap<Detail, String> more = new EnumMap<>(facts());
        more.put(name, value.toString());
        return new Details(more);
    }

    /** A copy with the facts of both; where both have one, that of {@code others} holds. */
    public Details and(Details others) {
        EnumMap<Detail, String> more = new EnumMap<>(facts());
        more.putAll(others.facts());
        return new Details(more);
    }

    public Optional<String> text(Detail name) {
        return Optional.ofNullable(value(name));
    }

    /** Null where there is none. One fact of a stored text is found without reading the others, where that is sure. */
    private String value(Detail name) {
        EnumMap<Detail, String> known = facts;
        if (known != null) {
            return known.get(name);
        }
        boolean isPlain = stored.indexOf('\\') < 0 && stored.lastIndexOf('{') == 0;
        int quoted = isPlain ? stored.indexOf(name.quoted()) : -1;
        int begin = quoted + name.quoted().length();
        if (quoted < 0 || !stored.startsWith(":\"", begin)) {
            return isPlain && quoted < 0 ? null : facts().get(name);
        }
        int end = stored.indexOf('"', begin + 2);
        return end < 0 ? facts().get(name) : stored.substring(begin + 2, end);
    }

    /** The fact as a number; empty where it is missing or not a whole number. */
    public OptionalLong number(Detail name) {
        String value = value(name);
        if (value == null) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(Long.parseLong(value));
        } catch (NumberFormatException notANumber) {
            return OptionalLong.empty();
        }
    }

    public boolean has(Detail name, String value) {
        return value.equals(value(name));
    }

    public Map<Detail, String> all() {
        return Collections.unmodifiableMap(facts());
    }

    /** One flat JSON object of strings, the members in the order of {@link Detail}. */
    public String toJson() {
        if (isWritten) {
            return stored;
        }
        StringBuilder text = new StringBuilder().append('{');
        for (Map.Entry<Detail, String> fact : facts().entrySet()) {
            text.append(text.length() == 1 ? "" : ",")
                    .append(fact.getKey().quoted())
                    .append(":\"");
            appendQuoted(text, fact.getValue());
            text.append('"');
        }
        return text.append('}').toString();
    }

    private static void appendQuoted(StringBuilder text, String value) {
        for (int i = 0; i < value.length(); i++) {
            char one = value.charAt(i);
            if (one < ' ' || one == '"' || one == '\\') {
                JsonStringEncoder.getInstance().quoteAsString(value, text);
                return;
            }
        }
        text.append(value);
    }

    /** The same facts as their text, which takes a fraction of the room. */
    public Details written() {
        return new Details(toJson(), true);
    }

    /** Reads what {@link #toJson} wrote; facts that this version does not know are passed over. */
    public static Details ofJson(String text) {
        Details details = ofJsonLater(text);
        details.facts();
        return details;
    }

    /** As {@link #ofJson}, but reads it when a fact is asked for; where it cannot be read, that is what throws. */
    public static Details ofJsonLater(String text) {
        return new Details(text, false);
    }

    private static EnumMap<Detail, String> parsed(String text) {
        EnumMap<Detail, String> facts = new EnumMap<>(Detail.class);
        try (JsonParser json = JSON.createParser(text)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalStateException("journal details are not a JSON object: " + text);
            }
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                Optional<Detail> name = Detail.named(json.currentName());
                json.nextToken();
                String value = json.getValueAsString();
                json.skipChildren();
                name.filter(known -> value != null).ifPresent(known -> facts.put(known, value));
            }
        } catch (IOException damaged) {
            throw new UncheckedIOException("journal details cannot be read: " + text, damaged);
        }
        return facts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Details && facts().equals(((Details) other).facts());
    }

    @Override
    public int hashCode() {
        return facts().hashCode();
    }

    @Override
    public String toString() {
        return toJson();
    }
}
