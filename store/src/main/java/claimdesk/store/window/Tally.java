package claimdesk.store.window;

import claimdesk.store.journal.EventType;
import java.util.Map;

/**
 * How much a file holds.
 *
 * @param inProgress key rows that are claimed and not answered, whether or not their lease has ended
 * @param saved key rows that hold an answer, whether or not it is still kept
 * @param events journal rows of each type
 */
public record Tally(long inProgress, long saved, Map<EventType, Long> events) {

    public Tally {
        events = Map.copyOf(events);
    }

    /** Journal rows of {@code type}; 0 if there is none. */
    public long of(EventType type) {
        return events.getOrDefault(type, 0L);
    }

    /** Saves that were refused, ever. */
    public long refused() {
        return of(EventType.REFUSED);
    }
}
