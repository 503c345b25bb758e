package claimdesk.app.lesson;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Optional;

/**
 * What really happened in a run.
 *
 * @param events its journal, in order of seq
 */
public record Happened(Scoreboard scoreboard, List<InvariantResult> invariants, List<Event> events) {

    public Happened {
        invariants = List.copyOf(invariants);
        events = List.copyOf(events);
    }

    /** The journal rows of the order that is named first, which is what a timeline shows. */
    public List<Event> eventsOfFirstOrder() {
        Optional<OrderId> first = events.stream()
                .flatMap(event -> event.subject().order().stream())
                .findFirst();
        return events.stream()
                .filter(event -> event.subject().order().equals(first))
                .toList();
    }
}
