package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.CaseEffect;
import claimdesk.app.casework.Phrases;
import claimdesk.app.finding.EffectFindings;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How many emails, refunds and the like there were, and whether any was double. */
final class EffectStatements {

    private EffectStatements() {}

    static List<Statement> of(Case one) {
        List<Statement> all = new ArrayList<>();
        Map<String, List<CaseEffect>> byKind = one.effects().stream()
                .collect(Collectors.groupingBy(CaseEffect::deed, LinkedHashMap::new, Collectors.toList()));
        byKind.forEach((deed, effects) -> all.add(count(deed, effects)));
        all.add(doubled(one));
        repeated(one).ifPresent(all::add);
        return all;
    }

    private static Statement count(String deed, List<CaseEffect> effects) {
        List<Event> rows = effects.stream().map(CaseEffect::event).toList();
        return Statement.proven(
                Claim.EFFECT_COUNT,
                Phrases.count(rows.size(), "effect") + " \"" + deed + "\": at "
                        + Phrases.list(rows.stream().map(Phrases::time).toList()) + ".",
                rows);
    }

    private static Statement doubled(Case one) {
        List<List<CaseEffect>> doubles = EffectFindings.doubles(one);
        if (!doubles.isEmpty()) {
            List<Event> evidence = doubles.stream()
                    .flatMap(effects -> EffectFindings.carriers(effects).stream())
                    .toList();
            return Statement.proven(
                    Claim.DOUBLE_EFFECT,
                    "One key had an effect more than once: "
                            + doubles.stream().map(EffectStatements::sentence).collect(Collectors.joining("; ")) + ".",
                    evidence);
        }
        List<Event> rows = one.effects().stream().map(CaseEffect::event).toList();
        if (one.completeness().provesAbsence()) {
            return Statement.contradicted(
                    Claim.DOUBLE_EFFECT,
                    "Nothing was done twice for one key: the journal, which is complete, has no second effect.",
                    rows);
        }
        List<Event> workers = workers(one);
        return Statement.notProven(
                Claim.DOUBLE_EFFECT,
                workers.isEmpty()
                        ? "These rows show nothing that was done twice for one key; they cannot show that there was"
                                + " nothing else."
                        : "The effect may have happened twice: more than one request with one key was let in to work.",
                workers.isEmpty() ? rows : workers,
                "the whole log of the provider for this order, or the store's own journal");
    }

    private static String sentence(List<CaseEffect> effects) {
        CaseEffect first = effects.get(0);
        return first.deed() + " " + Phrases.times(effects.size()) + " for "
                + first.key().orElseThrow() + ", " + EffectFindings.apart(effects);
    }

    /** Where several calls worked for one key: what shows that each did. */
    private static List<Event> workers(Case one) {
        Map<ScopedKey, List<CaseCall>> byKey = one.calls().stream()
                .filter(call -> call.key().isPresent() && call.has(EventType.WORK_STARTED))
                .collect(Collectors.groupingBy(
                        call -> call.key().orElseThrow(), LinkedHashMap::new, Collectors.toList()));
        return byKey.values().stream()
                .filter(calls -> calls.size() > 1)
                .flatMap(List::stream)
                .flatMap(call -> call.history().first(EventType.WORK_STARTED).stream())
                .toList();
    }

    private static Optional<Statement> repeated(Case one) {
        List<List<CaseEffect>> repeats = EffectFindings.repeats(one);
        if (repeats.isEmpty()) {
            return Optional.empty();
        }
        List<Event> evidence = repeats.stream()
                .flatMap(effects -> EffectFindings.carriers(effects).stream())
                .toList();
        String what = repeats.stream()
                .map(effects -> effects.get(0).deed() + " " + Phrases.times(effects.size()) + " under " + keys(effects))
                .collect(Collectors.joining("; "));
        return Optional.of(Statement.proven(
                Claim.REPEATED_EFFECT,
                DeedStatements.order(one) + " had an effect more than once: " + what + ".",
                evidence));
    }

    private static String keys(List<CaseEffect> effects) {
        int keys = EffectFindings.keys(effects).size();
        boolean isKnown = effects.stream().allMatch(effect -> effect.key().isPresent());
        return isKnown ? Phrases.count(keys, "key") : "keys that are not all known";
    }
}
