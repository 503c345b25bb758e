package claimdesk.app.finding;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseEffect;
import claimdesk.app.casework.Phrases;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Effects that were done more often than they should have been. */
public final class EffectFindings {

    private EffectFindings() {}

    static Stream<Finding> of(Case one) {
        return Stream.concat(
                doubles(one).stream().map(EffectFindings::ofKey),
                repeats(one).stream().map(EffectFindings::ofOrder));
    }

    /** The effects of one kind for one key, of which there is more than one. */
    public static List<List<CaseEffect>> doubles(Case one) {
        Map<List<Object>, List<CaseEffect>> byKey = one.effects().stream()
                .filter(effect -> effect.key().isPresent())
                .collect(Collectors.groupingBy(
                        effect -> List.of(effect.key().get(), effect.kind()), LinkedHashMap::new, Collectors.toList()));
        return several(byKey);
    }

    /** The effects of one kind and template on one order that are not all for one key, of which there is more than one. */
    public static List<List<CaseEffect>> repeats(Case one) {
        Map<List<Object>, List<CaseEffect>> byOrder = one.effects().stream()
                .filter(effect -> effect.event().subject().order().isPresent())
                .collect(Collectors.groupingBy(
                        effect -> List.of(effect.event().subject().order().get(), effect.deed()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        return several(byOrder).stream()
                .filter(effects -> keys(effects).size() > 1
                        || effects.stream().anyMatch(effect -> effect.key().isEmpty()))
                .toList();
    }

    private static List<List<CaseEffect>> several(Map<List<Object>, List<CaseEffect>> groups) {
        return groups.values().stream().filter(group -> group.size() > 1).toList();
    }

    /** The rows that carry effects, and those that say for which key each was done. */
    public static List<Event> carriers(List<CaseEffect> effects) {
        Set<Event> carriers = new LinkedHashSet<>();
        effects.forEach(effect -> carriers.add(effect.event()));
        effects.stream()
                .filter(effect -> !effect.namesKey())
                .flatMap(effect -> effect.during().stream())
                .flatMap(call -> Stream.of(call.received(), call.answer()).flatMap(Optional::stream))
                .forEach(carriers::add);
        return List.copyOf(carriers);
    }

    public static Set<ScopedKey> keys(List<CaseEffect> effects) {
        return effects.stream()
                .map(effect -> effect.key().orElse(null))
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Finding ofKey(List<CaseEffect> effects) {
        CaseEffect first = effects.get(0);
        return new Finding(
                FindingCode.DOUBLE_EFFECT,
                "Key " + first.key().orElseThrow() + " had the effect \"" + first.kind() + "\" "
                        + Phrases.times(effects.size()) + ", " + apart(effects) + ".",
                carriers(effects));
    }

    /** How far the first and the last are from each other. */
    public static String apart(List<CaseEffect> effects) {
        long apartMs = Math.abs(effects.get(effects.size() - 1).event().atMs()
                - effects.get(0).event().atMs());
        return Phrases.duration(apartMs) + " apart";
    }

    private static Finding ofOrder(List<CaseEffect> effects) {
        CaseEffect first = effects.get(0);
        Set<ScopedKey> keys = keys(effects);
        String under = keys.isEmpty() ? "with no key named" : "under " + Phrases.count(keys.size(), "key");
        return new Finding(
                FindingCode.REPEATED_EFFECT,
                "Order " + first.event().subject().order().orElseThrow() + " had the effect \"" + first.deed() + "\" "
                        + Phrases.times(effects.size()) + " " + under + ", " + apart(effects) + ".",
                carriers(effects));
    }
}
