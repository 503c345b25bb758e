package claimdesk.app.evidence;

import claimdesk.store.journal.Event;
import java.util.List;

/**
 * The journal rows behind one figure: as many as it says, each the one by which it grew.
 *
 * @param events the first of them, oldest first; their number is bounded, {@code count} is not
 */
public record ScoreRows(long count, List<Event> events) {

    public ScoreRows {
        events = List.copyOf(events);
    }
}
