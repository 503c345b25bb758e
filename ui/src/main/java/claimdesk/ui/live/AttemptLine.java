package claimdesk.ui.live;

import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.AttemptRow;
import claimdesk.ui.controls.ShownText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** One attempt in the table below the lanes, in words. */
public record AttemptLine(String tried, String attempt, String received, String happened, String told) {

    private static final DateTimeFormatter CLOCK =
            DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final Map<EventType, String> WORDS = words();

    static AttemptLine of(AttemptRow row) {
        String tried =
                row.tryNumber().isPresent() ? Integer.toString(row.tryNumber().getAsInt()) : "";
        String received = row.receivedAtMs().isPresent()
                ? CLOCK.format(Instant.ofEpochMilli(row.receivedAtMs().getAsLong()))
                : "";
        return new AttemptLine(tried, ShownText.of(row.attempt().text()), received, happened(row), told(row));
    }

    private static String happened(AttemptRow row) {
        String steps = row.types().stream()
                .map(WORDS::get)
                .filter(Objects::nonNull)
                .distinct()
                .collect(Collectors.joining(", "));
        return row.refusedTerm()
                .map(PredicateTerm::sentence)
                .map(why -> steps + ": " + why)
                .orElse(steps);
    }

    private static String told(AttemptRow row) {
        if (row.status().isEmpty()) {
            return row.isCallerCrashed() ? "nothing: the caller crashed" : "nothing yet";
        }
        String code = row.code().map(text -> " " + text).orElse("");
        String replay = row.isReplayed() ? ", replayed" : "";
        String lost = row.isReplyLost() ? ", reply lost" : "";
        return row.status().getAsInt() + code + replay + lost;
    }

    /** One line of text with tabs between its columns, for the clipboard. */
    public String text() {
        return String.join("\t", tried, attempt, received, happened, told);
    }

    private static Map<EventType, String> words() {
        Map<EventType, String> words = new EnumMap<>(EventType.class);
        words.put(EventType.CLAIMED, "claimed");
        words.put(EventType.TAKEN_OVER, "took over");
        words.put(EventType.EXPIRED, "retention passed");
        words.put(EventType.BUSY, "busy");
        words.put(EventType.MISMATCH, "mismatch");
        words.put(EventType.REPLAYED, "replayed");
        words.put(EventType.EFFECT, "effect");
        words.put(EventType.SAVED, "saved");
        words.put(EventType.FAILED, "save failed");
        words.put(EventType.RELEASED, "released");
        words.put(EventType.RENEWED, "renewed");
        words.put(EventType.CALLER_CRASHED, "crashed");
        words.put(EventType.VENDOR_TIMED_OUT, "vendor timed out");
        words.put(EventType.VENDOR_GAVE_UP, "vendor gave up");
        words.put(EventType.REFUSED, "save refused");
        return words;
    }
}
