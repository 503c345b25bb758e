package claimdesk.app.casework;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the effects of a case, each once, and for which key and in which call each was done. */
final class CaseEffects {

    private final Map<AttemptId, CaseCall> byAttempt = new HashMap<>();
    private final CallTimes times;

    private CaseEffects(List<CaseCall> calls) {
        calls.forEach(call -> byAttempt.putIfAbsent(call.history().attempt(), call));
        this.times = new CallTimes(calls);
    }

    /** Of each kind those of the source that has most: two sources that tell of the same effect do not add up. */
    static List<CaseEffect> of(List<Event> events, List<CaseCall> calls) {
        Map<String, Map<String, List<Event>>> byKind = new LinkedHashMap<>();
        for (Event event : events) {
            if (event.type() == EventType.EFFECT && TellsOfEffects.isDone(event)) {
                byKind.computeIfAbsent(
                                event.details().text(Detail.EFFECT).orElse("effect"), kind -> new LinkedHashMap<>())
                        .computeIfAbsent(Origin.chapter(event), chapter -> new ArrayList<>())
                        .add(event);
            }
        }
        CaseEffects reader = new CaseEffects(calls);
        return byKind.values().stream()
                .map(chapters -> fullest(chapters.values()))
                .flatMap(List::stream)
                .map(reader::effect)
                .toList();
    }

    private static List<Event> fullest(Collection<List<Event>> chapters) {
        List<Event> fullest = List.of();
        for (List<Event> chapter : chapters) {
            List<Event> once = TellsOfEffects.eachOnce(chapter);
            fullest = once.size() > fullest.size() ? once : fullest;
        }
        return fullest;
    }

    private CaseEffect effect(Event event) {
        Optional<CaseCall> own = event.subject().attempt().map(byAttempt::get);
        if (own.isPresent()) {
            return new CaseEffect(event, event.subject().scopedKey(), own);
        }
        List<CaseCall> then = at(event);
        Set<Optional<ScopedKey>> keys = then.stream().map(CaseCall::key).collect(Collectors.toSet());
        Optional<ScopedKey> key = event.subject()
                .scopedKey()
                .or(() -> keys.size() == 1 ? keys.iterator().next() : Optional.empty());
        List<CaseCall> ofKey = then.stream()
                .filter(call -> key.isPresent() && call.key().equals(key))
                .filter(call -> !call.isConflict())
                .toList();
        return new CaseEffect(event, key, ofKey.size() == 1 ? Optional.of(ofKey.get(0)) : Optional.empty());
    }

    /** The calls about the order that were being served at that moment. */
    private List<CaseCall> at(Event event) {
        if (!ImportedEvents.isTimed(event)) {
            return List.of();
        }
        return times.at(event.atMs()).stream()
                .filter(call -> event.subject().order().isEmpty()
                        || call.order().equals(event.subject().order()))
                .toList();
    }
}
