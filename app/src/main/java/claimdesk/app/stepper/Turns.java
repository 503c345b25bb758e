package claimdesk.app.stepper;

import claimdesk.app.room.Move;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The turns that calls took in a case, to be held against those that they take in a room. Not thread-safe. */
final class Turns {

    private static final Set<EventType> TURNS = Set.of(
            EventType.CLAIMED,
            EventType.TAKEN_OVER,
            EventType.BUSY,
            EventType.MISMATCH,
            EventType.REPLAYED,
            EventType.SAVED,
            EventType.REFUSED,
            EventType.FAILED);

    private final List<AttemptId> attempts;
    private List<Event> inCase = List.of();

    Turns(List<AttemptId> attempts) {
        this.attempts = attempts;
    }

    void inCase(List<Event> events) {
        inCase = List.copyOf(events);
    }

    /** Whether the first that the case says of its claim is that it got the key. */
    boolean beginsWithAClaim(int caller) {
        Optional<EventType> first = of(inCase, attempts.get(caller)).stream().findFirst();
        return first.filter(type -> type == EventType.CLAIMED || type == EventType.TAKEN_OVER)
                .isPresent();
    }

    /** A sentence for each caller that takes other turns in the room than in the case. */
    List<String> otherWays(List<Event> inRoom) {
        List<String> all = new ArrayList<>();
        for (int caller = 0; caller < attempts.size(); caller++) {
            String letter = String.valueOf(Move.letter(caller));
            List<EventType> there = of(inCase, attempts.get(caller));
            List<EventType> here = of(inRoom, new AttemptId(letter));
            if (!here.equals(there)) {
                all.add(letter + " went another way: " + words(there) + " in the case, " + words(here) + " here");
            }
        }
        return all;
    }

    private static List<EventType> of(List<Event> events, AttemptId attempt) {
        return events.stream()
                .filter(event -> event.subject().attempt().equals(Optional.of(attempt)))
                .map(Event::type)
                .filter(TURNS::contains)
                .toList();
    }

    private static String words(List<EventType> turns) {
        return turns.isEmpty()
                ? "none of claim or save"
                : String.join(", ", turns.stream().map(EventType::name).toList());
    }
}
