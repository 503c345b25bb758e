package claimdesk.app.history;

import claimdesk.app.scenario.FaultKind;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the journal tells of one key or order.
 *
 * @param events in order of their seq
 * @param calls its attempts, in the order in which they are first named
 */
public record History(List<Event> events, List<CallHistory> calls) {

    public History {
        events = List.copyOf(events);
        calls = List.copyOf(calls);
    }

    /**
     * @param events of one key or order, in order of their seq
     */
    public static History of(List<Event> events) {
        Map<AttemptId, List<Event>> byAttempt = new LinkedHashMap<>();
        for (Event event : events) {
            event.subject().attempt().ifPresent(attempt -> byAttempt
                    .computeIfAbsent(attempt, first -> new ArrayList<>())
                    .add(event));
        }
        Leases leases = Leases.of(events);
        List<CallHistory> calls = byAttempt.entrySet().stream()
                .map(entry -> new CallHistory(entry.getKey(), entry.getValue(), leases.of(entry.getKey())))
                .toList();
        return new History(events, calls);
    }

    /** For each event, what went on between it and the next one. */
    public List<Pause> pauses() {
        int[] begunAndEnded = new int[events.size()];
        Map<Long, Integer> places = new HashMap<>();
        for (int place = 0; place < events.size(); place++) {
            places.put(events.get(place).seq(), place);
        }
        for (CallHistory call : calls) {
            call.served().ifPresent(served -> {
                begunAndEnded[places.get(served.first().seq())]++;
                begunAndEnded[places.get(served.last().seq())]--;
            });
        }
        List<Pause> pauses = new ArrayList<>();
        int serving = 0;
        for (int place = 0; place < events.size(); place++) {
            serving += begunAndEnded[place];
            pauses.add(pause(events.get(place), serving > 0));
        }
        return pauses;
    }

    private static Pause pause(Event before, boolean isServing) {
        if (before.type() == EventType.FAULT && before.details().has(Detail.FAULT, FaultKind.STORE_CLOCK_JUMP.text())) {
            return Pause.CLOCK_JUMP;
        }
        return isServing ? Pause.SERVING : Pause.IDLE;
    }

    /** What goes on between two events. */
    public enum Pause {
        /** No call was being served. */
        IDLE,
        SERVING,
        /** The store's clock was moved; how long it took is not known. */
        CLOCK_JUMP
    }
}
