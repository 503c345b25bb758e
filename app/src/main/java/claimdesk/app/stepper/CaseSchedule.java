package claimdesk.app.stepper;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.Topic;
import claimdesk.app.room.Move;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What happened to one key of a case, as a schedule of a room under some protocol: its attempts as callers, and a move for
 * each thing that the journal shows them do, in its order. The room has its own order, its own leases and one operation,
 * so that not everything comes over; what does not is said.
 *
 * @param attempts who the callers are, A first
 * @param notes what does not come over, or comes out another way, a sentence each
 */
public record CaseSchedule(Schedule schedule, List<AttemptId> attempts, List<String> notes) {

    public CaseSchedule {
        attempts = List.copyOf(attempts);
        notes = List.copyOf(notes);
    }

    /** Empty if no attempt of the case came as far as a desk with a key. */
    public static Optional<CaseSchedule> of(Case all, Protocol protocol) {
        Map<ScopedKey, List<CaseCall>> byKey = served(all);
        Optional<ScopedKey> key = chosen(all, byKey);
        return key.map(one -> of(all, protocol, one, byKey));
    }

    private static Map<ScopedKey, List<CaseCall>> served(Case all) {
        Map<ScopedKey, List<CaseCall>> byKey = new LinkedHashMap<>();
        for (Event received : all.events(EventType.RECEIVED)) {
            all.calls().stream()
                    .filter(call -> call.received().filter(received::equals).isPresent())
                    .forEach(call -> call.key().ifPresent(key -> byKey.computeIfAbsent(key, none -> new ArrayList<>())
                            .add(call)));
        }
        return byKey;
    }

    /** The key that the case is about, or the one of most attempts. */
    private static Optional<ScopedKey> chosen(Case all, Map<ScopedKey, List<CaseCall>> byKey) {
        if (all.topic() instanceof Topic.OfKey topic && byKey.containsKey(topic.key())) {
            return Optional.of(topic.key());
        }
        return byKey.entrySet().stream()
                .reduce((one, other) -> other.getValue().size() > one.getValue().size() ? other : one)
                .map(Map.Entry::getKey);
    }

    private static CaseSchedule of(Case all, Protocol protocol, ScopedKey key, Map<ScopedKey, List<CaseCall>> byKey) {
        List<CaseCall> calls = byKey.get(key);
        List<CaseCall> callers = calls.subList(0, Math.min(Setting.CALLERS_MAX, calls.size()));
        List<AttemptId> attempts =
                callers.stream().map(call -> call.history().attempt()).toList();
        List<String> notes = new ArrayList<>();
        if (byKey.size() > 1) {
            notes.add(
                    "Of the case's " + byKey.size() + " keys only " + key.key().text() + " is stepped");
        }
        if (calls.size() > callers.size()) {
            notes.add("Of its " + calls.size() + " attempts only the first " + callers.size()
                    + " are callers; a room has no more");
        }
        callers.get(0)
                .operation()
                .filter(operation -> !operation.equals(Operation.REISSUE.text()))
                .ifPresent(operation -> notes.add(
                        "The case's operation was " + operation + "; the room's is a reissue of a delivered order"));
        try (Retelling retelling = new Retelling(protocol, attempts)) {
            retelling.tell(all.events(event -> isOf(event, key, attempts)));
            notes.addAll(retelling.notes());
            return new CaseSchedule(retelling.schedule(), attempts, notes);
        }
    }

    private static boolean isOf(Event event, ScopedKey key, List<AttemptId> attempts) {
        return event.subject().attempt().isPresent()
                ? attempts.contains(event.subject().attempt().get())
                : event.type() == EventType.PURGED
                        && event.subject().scopedKey().equals(Optional.of(key));
    }

    /** Who the callers are, and what does not come over, in sentences. */
    public String words() {
        return Stream.concat(Stream.of(String.join(", ", callers())), notes.stream())
                .map(one -> one + ".")
                .collect(Collectors.joining(" "));
    }

    /** Like {@code A is attempt 17-3}, for each caller. */
    public List<String> callers() {
        List<String> callers = new ArrayList<>();
        for (int caller = 0; caller < attempts.size(); caller++) {
            callers.add(
                    Move.letter(caller) + " is attempt " + attempts.get(caller).text());
        }
        return callers;
    }
}
