package claimdesk.app.room;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantChecker;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Holds the events of one path against the invariants, afresh after every move. Not thread-safe. */
final class Judge {

    /** What was found of a path so far. */
    record Found(int events, Map<Invariant, Long> breaches, String memory) {}

    private final List<Event> events = new ArrayList<>();
    private Found found = new Found(0, Map.of(), "");

    List<Event> events() {
        return events;
    }

    long lastSeq() {
        return events.isEmpty() ? 0 : events.get(events.size() - 1).seq();
    }

    Found found() {
        return found;
    }

    /** Goes back to an earlier point of the same path. */
    void backTo(Found earlier) {
        events.subList(earlier.events(), events.size()).clear();
        found = earlier;
    }

    /** Adds the events of one move. Returns the invariants that they break. */
    Set<Invariant> add(List<Event> more) {
        if (more.isEmpty()) {
            return EnumSet.noneOf(Invariant.class);
        }
        events.addAll(more);
        InvariantChecker checker = checker();
        Set<Invariant> broken = EnumSet.noneOf(Invariant.class);
        Map<Invariant, Long> breaches = checker.found();
        breaches.forEach((invariant, count) -> {
            if (count > found.breaches().getOrDefault(invariant, 0L)) {
                broken.add(invariant);
            }
        });
        found = new Found(events.size(), breaches, checker.memory());
        return broken;
    }

    /** What is broken by what is left, beside what the moves broke. */
    Set<Invariant> brokenAtEnd(Optional<StoredKey> row, long nowMs) {
        Set<Invariant> broken = EnumSet.noneOf(Invariant.class);
        for (InvariantResult result : results(row, nowMs)) {
            if (result.found() > found.breaches().getOrDefault(result.invariant(), 0L)) {
                broken.add(result.invariant());
            }
        }
        return broken;
    }

    List<InvariantResult> results(Optional<StoredKey> row, long nowMs) {
        return checker().results(key -> row, nowMs);
    }

    private InvariantChecker checker() {
        InvariantChecker checker = new InvariantChecker();
        events.forEach(checker::accept);
        return checker;
    }
}
