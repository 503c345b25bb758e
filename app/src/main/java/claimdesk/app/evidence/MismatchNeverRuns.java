package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.Set;

/** An attempt whose key was used for another request neither runs nor replays nor saves, not even after its answer. */
final class MismatchNeverRuns extends Rule {

    private static final Set<EventType> FORBIDDEN =
            EnumSet.of(EventType.WORK_STARTED, EventType.EFFECT, EventType.REPLAYED, EventType.SAVED);

    /** The seq of its mismatch, by attempt. */
    private final Recent<Long> mismatched = new Recent<>();

    MismatchNeverRuns(Findings findings) {
        super(findings);
    }

    @Override
    void accept(Event event) {
        if (event.type() == EventType.MISMATCH) {
            event.subject().attempt().ifPresent(attempt -> mismatched.put(attempt, event.seq()));
        } else if (!mismatched.isEmpty() && FORBIDDEN.contains(event.type())) {
            event.subject().attempt().ifPresent(attempt -> check(attempt, event));
        }
    }

    private void check(AttemptId attempt, Event event) {
        mismatched
                .of(attempt)
                .ifPresent(mismatch -> violated(
                        event,
                        "attempt " + attempt + " had a mismatch and still went on to " + event.type(),
                        mismatch,
                        event.seq()));
    }
}
