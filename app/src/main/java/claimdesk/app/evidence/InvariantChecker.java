package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the seven invariants over one history: {@link #accept} every event, those of a key in order of seq, then ask for
 * the {@link #results}. Every invariant is about one key at a time, so a long history may come in parts that share no
 * key, and what is remembered of a part goes with its end. A function of what it was given and nothing else. Not
 * thread-safe.
 */
public final class InvariantChecker {

    /** By the number of the invariant. */
    private final Findings[] findings =
            Stream.generate(Findings::new).limit(Invariant.values().length).toArray(Findings[]::new);

    private final Map<ScopedKey, KeyHistory> keys = new HashMap<>();
    private final Map<AttemptId, KeyHistory> withoutKey = new HashMap<>();

    public void accept(Event event) {
        if (event.type() == EventType.AGENT_ACTION) {
            // What a person did to a row has a row of its own; this one says who, and is no evidence.
            return;
        }
        Optional<ScopedKey> key = event.subject().scopedKey();
        if (key.isPresent()) {
            keys.computeIfAbsent(key.get(), one -> new KeyHistory(findings, event.seq()))
                    .accept(event);
        } else {
            event.subject().attempt().ifPresent(attempt -> withoutKey
                    .computeIfAbsent(attempt, one -> new KeyHistory(findings, event.seq()))
                    .accept(event));
        }
    }

    /** The invariants of which a breach was found so far, with how many. */
    public Map<Invariant, Long> found() {
        Map<Invariant, Long> found = new EnumMap<>(Invariant.class);
        for (Invariant invariant : Invariant.values()) {
            long count = findings[invariant.ordinal()].found();
            if (count > 0) {
                found.put(invariant, count);
            }
        }
        return found;
    }

    /**
     * What is remembered of the history, as text: after two histories of the same keys that leave the same, the same
     * events will be judged alike, up to the seqs that are named.
     */
    public String memory() {
        return Stream.concat(keys.entrySet().stream(), withoutKey.entrySet().stream())
                .map(one -> one.getKey() + " " + one.getValue().memory())
                .sorted()
                .collect(Collectors.joining("\n"));
    }

    /**
     * Ends a part of the history: no later event is of a key that was seen so far.
     *
     * @param rowOf the key row that is there now
     * @param nowMs store clock at that moment
     */
    public void endPart(Function<ScopedKey, Optional<StoredKey>> rowOf, long nowMs) {
        keys.forEach((key, history) -> history.end(key, rowOf, nowMs));
        keys.clear();
        withoutKey.clear();
    }

    /**
     * Ends the history.
     *
     * @param rowOf the key row that is there now, for a key of the history
     * @param nowMs store clock at that moment
     * @return one result for each invariant, in the order of the design
     */
    public List<InvariantResult> results(Function<ScopedKey, Optional<StoredKey>> rowOf, long nowMs) {
        endPart(rowOf, nowMs);
        return resultsSoFar();
    }

    /** What was broken by the events until now; what only the end of the history shows is not among it. */
    public List<InvariantResult> resultsSoFar() {
        return Arrays.stream(Invariant.values())
                .map(invariant -> findings[invariant.ordinal()].result(invariant))
                .toList();
    }
}
