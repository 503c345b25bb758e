package claimdesk.app.finding;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.CaseEffect;
import claimdesk.app.casework.Phrases;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Keys that are not what they should be: one for one action. */
final class KeyFindings {

    private KeyFindings() {}

    static Stream<Finding> of(Case one) {
        List<CaseCall> arrived = one.calls().stream()
                .filter(call -> call.received().isPresent() && call.key().isPresent())
                .toList();
        Map<List<Object>, List<CaseCall>> byAction = grouped(
                arrived.stream()
                        .filter(call ->
                                call.order().isPresent() && call.operation().isPresent())
                        .toList(),
                call -> List.of(
                        call.vendor().orElseThrow(),
                        call.order().get(),
                        call.operation().get()));
        Map<ScopedKey, List<CaseCall>> byKey =
                grouped(arrived, call -> call.key().orElseThrow());
        return Stream.concat(
                byAction.values().stream().flatMap(calls -> severalKeys(one, calls)),
                byKey.values().stream().flatMap(calls -> severalBodies(one, calls)));
    }

    private static <K> Map<K, List<CaseCall>> grouped(List<CaseCall> calls, Function<CaseCall, K> by) {
        return calls.stream().collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.toList()));
    }

    private static Stream<Finding> severalKeys(Case one, List<CaseCall> calls) {
        List<Finding> rotated = grouped(
                        calls.stream()
                                .filter(call -> call.fingerprint().isPresent())
                                .toList(),
                        call -> call.fingerprint().orElseThrow())
                .values()
                .stream()
                .flatMap(same -> severalKeys(one, same, FindingCode.ROTATED_KEYS).stream())
                .toList();
        return rotated.isEmpty()
                ? severalKeys(one, calls, FindingCode.ORDER_UNDER_SEVERAL_KEYS).stream()
                : rotated.stream();
    }

    private static Optional<Finding> severalKeys(Case one, List<CaseCall> calls, FindingCode code) {
        Map<ScopedKey, List<CaseCall>> byKey = grouped(calls, call -> call.key().orElseThrow());
        if (byKey.size() < 2) {
            return Optional.empty();
        }
        CaseCall first = calls.get(0);
        String how = code == FindingCode.ROTATED_KEYS ? " with one and the same request, a new key for each retry" : "";
        return Optional.of(new Finding(
                code,
                "Order " + first.order().orElseThrow() + " ("
                        + first.operation().orElseThrow() + ") came under "
                        + byKey.size() + " distinct keys" + how + ": " + Phrases.list(byKey.keySet()) + "; "
                        + Phrases.count(executions(one, byKey.keySet()), "execution") + " shown.",
                byKey.values().stream()
                        .map(same -> same.get(0).received().orElseThrow())
                        .toList()));
    }

    /** The keys for which an effect is known. */
    private static long executions(Case one, Set<ScopedKey> keys) {
        return one.effects().stream()
                .map(CaseEffect::key)
                .flatMap(Optional::stream)
                .filter(keys::contains)
                .distinct()
                .count();
    }

    private static Stream<Finding> severalBodies(Case one, List<CaseCall> calls) {
        ScopedKey key = calls.get(0).key().orElseThrow();
        Map<String, List<CaseCall>> byBody = grouped(
                calls.stream().filter(call -> call.fingerprint().isPresent()).toList(),
                call -> call.fingerprint().orElseThrow());
        List<Event> mismatches = one.eventsOf(Optional.of(key)).stream()
                .filter(event -> event.type() == EventType.MISMATCH)
                .toList();
        if (byBody.size() < 2 && mismatches.isEmpty()) {
            return Stream.empty();
        }
        List<Event> evidence = new ArrayList<>();
        byBody.values().forEach(same -> evidence.add(same.get(0).received().orElseThrow()));
        evidence.addAll(mismatches);
        return Stream.of(new Finding(
                FindingCode.KEY_WITH_SEVERAL_BODIES,
                "Key " + key + " came with " + Math.max(2, byBody.size()) + " different requests.",
                evidence));
    }
}
