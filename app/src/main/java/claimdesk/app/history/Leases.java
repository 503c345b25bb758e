package claimdesk.app.history;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Follows who held which key from when to when. Under a studied protocol two may hold one key at once, and both show. */
final class Leases {

    /** Of each attempt in the order in which they began; replaced in their place as more becomes known of them. */
    private final Map<AttemptId, List<Lease>> byAttempt = new HashMap<>();

    /** What is held of each key: by whom, and the place of that lease among the attempt's. One attempt holds one at most. */
    private final Map<ScopedKey, Map<AttemptId, Integer>> held = new HashMap<>();

    static Leases of(List<Event> events) {
        Leases leases = new Leases();
        for (Event event : events) {
            event.subject()
                    .scopedKey()
                    .ifPresent(key -> leases.accept(key, event.subject().attempt(), event));
        }
        return leases;
    }

    List<Lease> of(AttemptId attempt) {
        return List.copyOf(byAttempt.getOrDefault(attempt, List.of()));
    }

    private void accept(ScopedKey key, Optional<AttemptId> attempt, Event event) {
        switch (event.type()) {
            case CLAIMED:
                attempt.ifPresent(owner -> begin(key, owner, event));
                break;
            case TAKEN_OVER:
                endAll(key, event);
                attempt.ifPresent(owner -> begin(key, owner, event));
                break;
            case RENEWED:
                event.details()
                        .number(Detail.LEASE_UNTIL_MS)
                        .ifPresent(untilMs ->
                                attempt.ifPresent(owner -> change(key, owner, lease -> lease.renewed(untilMs))));
                break;
            case SAVED:
            case RELEASED:
                attempt.ifPresent(owner -> end(key, owner, event));
                break;
            case PURGED:
                endAll(key, event);
                break;
            default:
                break;
        }
    }

    private void begin(ScopedKey key, AttemptId owner, Event claim) {
        end(key, owner, claim);
        claim.details().number(Detail.LEASE_UNTIL_MS).ifPresent(untilMs -> {
            List<Lease> own = byAttempt.computeIfAbsent(owner, first -> new ArrayList<>());
            held.computeIfAbsent(key, first -> new HashMap<>()).put(owner, own.size());
            own.add(new Lease(claim, untilMs, Optional.empty()));
        });
    }

    private void end(ScopedKey key, AttemptId owner, Event by) {
        change(key, owner, lease -> lease.ended(by));
        held.computeIfPresent(key, (one, owners) -> {
            owners.remove(owner);
            return owners;
        });
    }

    private void endAll(ScopedKey key, Event by) {
        Map<AttemptId, Integer> ended = held.remove(key);
        if (ended != null) {
            ended.forEach((owner, place) -> byAttempt
                    .get(owner)
                    .set(place, byAttempt.get(owner).get(place).ended(by)));
        }
    }

    private void change(ScopedKey key, AttemptId owner, UnaryOperator<Lease> how) {
        Integer place = held.getOrDefault(key, Map.of()).get(owner);
        if (place != null) {
            List<Lease> own = byAttempt.get(owner);
            own.set(place, how.apply(own.get(place)));
        }
    }
}
