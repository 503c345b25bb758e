package claimdesk.app.lesson;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What really happened in a run.
 *
 * @param events its journal, in order of seq
 */
public record Happened(Scoreboard scoreboard, List<InvariantResult> invariants, List<Event> events) {

    private static final int ORDERS_DRAWN = 2;

    public Happened {
        invariants = List.copyOf(invariants);
        events = List.copyOf(events);
    }

    /** The journal rows that a timeline shows: those of the orders that are named first, and there are seldom more. */
    public List<Event> drawn() {
        Set<OrderId> first = events.stream()
                .flatMap(event -> event.subject().order().stream())
                .distinct()
                .limit(ORDERS_DRAWN)
                .collect(Collectors.toSet());
        return events.stream()
                .filter(event -> event.subject().order().filter(first::contains).isPresent())
                .toList();
    }
}
