package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An attempt whose key was used for another request neither runs nor replays nor saves. */
final class MismatchNeverRuns extends Rule {

    private static final Set<EventType> FORBIDDEN =
            EnumSet.of(EventType.WORK_STARTED, EventType.EFFECT, EventType.REPLAYED, EventType.SAVED);

    private final Map<AttemptId, Event> mismatched = new HashMap<>();

    @Override
    void accept(Event event) {
        event.subject().attempt().ifPresent(attempt -> {
            if (event.type() == EventType.MISMATCH) {
                mismatched.put(attempt, event);
            } else if (FORBIDDEN.contains(event.type()) && mismatched.containsKey(attempt)) {
                violated(
                        "attempt " + attempt + " had a mismatch and still went on to " + event.type(),
                        List.of(mismatched.get(attempt).seq(), event.seq()));
            }
        });
    }
}
