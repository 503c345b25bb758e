package claimdesk.app.casework;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.journal.Event;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** How times, durations, numbers and lists are put into a sentence. */
public final class Phrases {

    private static final int NAMED_MAX = 5;
    private static final long SECOND_MS = 1000;
    private static final long MINUTE_MS = 60_000;
    private static final long HOUR_MS = 3_600_000;

    private Phrases() {}

    /** Store time, UTC, to the millisecond. */
    public static String time(Event event) {
        return ImportedEvents.isTimed(event)
                ? Instant.ofEpochMilli(event.atMs()).toString()
                : "an unknown time";
    }

    /** As in "4 min 19.8 s". */
    public static String duration(long ms) {
        if (ms < SECOND_MS) {
            return ms + " ms";
        }
        List<String> parts = new ArrayList<>();
        if (ms >= HOUR_MS) {
            parts.add(ms / HOUR_MS + " h");
        }
        if (ms >= MINUTE_MS && ms / MINUTE_MS % 60 > 0) {
            parts.add(ms / MINUTE_MS % 60 + " min");
        }
        String seconds = String.valueOf(ms % MINUTE_MS / 1000.0);
        if (ms % MINUTE_MS > 0) {
            parts.add((seconds.endsWith(".0") ? seconds.substring(0, seconds.length() - 2) : seconds) + " s");
        }
        return String.join(" ", parts);
    }

    /** "once", "twice", "3 times". */
    public static String times(long count) {
        return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
    }

    /** "1 email", "2 emails". */
    public static String count(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    /** The first few, and how many more. */
    public static String list(Collection<?> all) {
        String named = all.stream().limit(NAMED_MAX).map(Object::toString).collect(Collectors.joining(", "));
        return all.size() <= NAMED_MAX ? named : named + " and " + (all.size() - NAMED_MAX) + " more";
    }
}
