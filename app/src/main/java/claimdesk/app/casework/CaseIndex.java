package claimdesk.app.casework;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a case has of each key and attempt, so that a case of many keys is not read once for each. Never changed once made. */
final class CaseIndex {

    private final Map<Optional<ScopedKey>, List<Event>> events = new HashMap<>();
    private final Map<Optional<ScopedKey>, List<CaseCall>> calls = new HashMap<>();
    private final Map<AttemptId, String> operationByAttempt = new HashMap<>();
    private final Map<ScopedKey, String> operationByKey = new HashMap<>();

    /**
     * @param calls the attempts of {@code events}; both in the order of the case
     */
    static CaseIndex of(List<Event> events, List<CaseCall> calls) {
        CaseIndex index = new CaseIndex();
        events.forEach(index::add);
        calls.forEach(call -> index.calls
                .computeIfAbsent(call.key(), first -> new ArrayList<>())
                .add(call));
        return index;
    }

    private void add(Event event) {
        Optional<ScopedKey> key = event.subject().scopedKey();
        Optional<String> operation = event.details().text(Detail.OPERATION);
        events.computeIfAbsent(key, first -> new ArrayList<>()).add(event);
        operation.ifPresent(name -> {
            event.subject().attempt().ifPresent(attempt -> operationByAttempt.putIfAbsent(attempt, name));
            key.ifPresent(one -> operationByKey.putIfAbsent(one, name));
        });
    }

    /** Those of the key, or those of none. */
    List<Event> eventsOf(Optional<ScopedKey> key) {
        return Collections.unmodifiableList(events.getOrDefault(key, List.of()));
    }

    List<CaseCall> callsOf(Optional<ScopedKey> key) {
        return Collections.unmodifiableList(calls.getOrDefault(key, List.of()));
    }

    /** The operation of the event's own row, or of the first row of its attempt that names one, or of its key. */
    Optional<String> operationOf(Event event) {
        return event.details()
                .text(Detail.OPERATION)
                .or(() -> event.subject().attempt().map(operationByAttempt::get))
                .or(() -> event.subject().scopedKey().map(operationByKey::get));
    }
}
