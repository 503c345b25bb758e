package claimdesk.app.finding;

import claimdesk.store.journal.Event;
import java.util.List;

/**
 * Something wrong or suspicious.
 *
 * @param text what it is, in one sentence
 * @param evidence the events that carry it, at least one
 */
public record Finding(FindingCode code, String text, List<Event> evidence) {

    public Finding {
        if (evidence.isEmpty()) {
            throw new IllegalArgumentException("a finding without events: " + text);
        }
        evidence = List.copyOf(evidence);
    }
}
