package claimdesk.app.lesson;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Which journal rows are meant.
 *
 * @param vendor empty for every vendor
 * @param attempt the letter of a schedule's caller, or the number of a vendor's try, as {@code 2}; empty for every one
 * @param with what their details must say
 */
public record RowFilter(EventType type, Optional<String> vendor, Optional<String> attempt, Map<Detail, String> with) {

    public RowFilter {
        with = Map.copyOf(with);
    }

    boolean takes(Event event) {
        return event.type() == type
                && vendor.map(name -> event.subject()
                                .vendor()
                                .filter(one -> one.text().equals(name))
                                .isPresent())
                        .orElse(true)
                && attempt.map(name -> isOf(event, name)).orElse(true)
                && with.entrySet().stream().allMatch(fact -> event.details().has(fact.getKey(), fact.getValue()));
    }

    /** The id of an attempt ends with its number, and is a letter alone in a schedule. */
    private static boolean isOf(Event event, String name) {
        return event.subject()
                .attempt()
                .map(attempt -> attempt.text())
                .filter(id -> id.equals(name) || id.endsWith("-" + name))
                .isPresent();
    }

    /** The word of a type in lesson files. */
    public static String word(EventType type) {
        return type.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** In the words of the journal. */
    String words() {
        StringBuilder words = new StringBuilder(word(type).replace('-', ' '));
        vendor.ifPresent(name -> words.append(" of vendor ").append(name));
        attempt.ifPresent(name -> words.append(" of attempt ").append(name));
        new TreeMap<>(with)
                .forEach((detail, value) ->
                        words.append(", ").append(detail.text()).append(' ').append(value));
        return words.toString();
    }
}
