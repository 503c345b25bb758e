package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Checks the seven invariants over one history, in one pass: {@link #accept} every event in order of seq, then ask for
 * the {@link #results}. A function of what it was given and nothing else. Not thread-safe.
 */
public final class InvariantChecker {

    private final Map<Invariant, Rule> rules = new EnumMap<>(Invariant.class);
    private final Set<ScopedKey> keys = new LinkedHashSet<>();

    public InvariantChecker() {
        Arrays.stream(Invariant.values()).forEach(invariant -> rules.put(invariant, invariant.newRule()));
    }

    public void accept(Event event) {
        event.subject().scopedKey().ifPresent(keys::add);
        rules.values().forEach(rule -> rule.accept(event));
    }

    /**
     * Ends the history.
     *
     * @param rowOf the key row that is there now, for each key of the history
     * @param nowMs store clock at that moment
     * @return one result for each invariant, in the order of the design
     */
    public List<InvariantResult> results(Function<ScopedKey, Optional<StoredKey>> rowOf, long nowMs) {
        for (ScopedKey key : keys) {
            Optional<StoredKey> row = rowOf.apply(key);
            rules.values().forEach(rule -> rule.atEnd(key, row, nowMs));
        }
        return resultsSoFar();
    }

    /** What was broken by the events until now; what only the end of the history shows is not among it. */
    public List<InvariantResult> resultsSoFar() {
        return rules.entrySet().stream()
                .map(entry -> entry.getValue().result(entry.getKey()))
                .collect(Collectors.toUnmodifiableList());
    }
}
