package claimdesk.ui.investigate.find.result;

import claimdesk.app.casework.Topic;
import claimdesk.app.masking.MaskedText;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.find.FoundRow;
import claimdesk.ui.controls.ShownText;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A found case as it is shown.
 *
 * @param topic what opens with it
 * @param title the order, or the key where no order is known
 * @param line whose it is and what is known, in a line
 * @param finding what was found in it; empty for a search
 * @param time of its newest row, in the person's zone; empty where no row says when
 */
public record FoundText(
        Topic topic, FoundRow row, StateMark state, String title, String line, String finding, String time) {

    private static final String APART = " \u00B7 ";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

    public static FoundText of(Topic topic, FoundRow row, String finding, ZoneId zone) {
        Optional<String> order = row.order().map(found -> "order " + name(found.text()));
        Optional<String> key = row.key().map(ScopedKey::key).map(found -> "key " + name(found.text()));
        String title = order.or(() -> key).orElse("?");
        List<String> parts = new ArrayList<>();
        row.vendor().ifPresent(vendor -> parts.add(name(vendor.text())));
        order.flatMap(named -> key).ifPresent(parts::add);
        String time = row.newestAtMs().isPresent()
                ? TIME.withZone(zone)
                        .format(Instant.ofEpochMilli(row.newestAtMs().getAsLong()))
                : "";
        return new FoundText(
                topic,
                row,
                StateMark.of(row.standing()),
                title,
                String.join(APART, parts),
                ShownText.of(MaskedText.of(finding)),
                time);
    }

    private static String name(String text) {
        return ShownText.of(MaskedText.name(text));
    }

    /** What is known of it in figures and words: when last, attempts, status, what happened. */
    public String facts() {
        List<String> parts = new ArrayList<>();
        if (!time.isEmpty()) {
            parts.add(time);
        }
        if (row.attempts() > 0) {
            parts.add(row.attempts() + (row.attempts() == 1 ? " attempt" : " attempts"));
        }
        row.status().ifPresent(status -> parts.add("status " + status));
        for (EventType mark : EventType.values()) {
            if (row.marks().contains(mark)) {
                parts.add(word(mark));
            }
        }
        return String.join(APART, parts);
    }

    private static String word(EventType mark) {
        return switch (mark) {
            case REFUSED -> "save refused";
            case FAILED -> "save failed";
            case REPLY_LOST -> "reply lost";
            case CALLER_CRASHED -> "crashed";
            default -> mark.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    /** What stays the same when it is read again. */
    public Object identity() {
        return List.of(topic, row.key(), finding);
    }

    /** For a screen reader, and on hover. */
    public String spoken() {
        List<String> parts = new ArrayList<>(List.of(title));
        if (!line.isEmpty()) {
            parts.add(line);
        }
        parts.add(state.text());
        if (!facts().isEmpty()) {
            parts.add(facts());
        }
        if (row.isImported()) {
            parts.add("imported lines name it");
        }
        return String.join(", ", parts) + (finding.isEmpty() ? "" : ". " + finding);
    }
}
