package claimdesk.app.history;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Follows who held which key from when to when. Under a studied protocol two may hold one key at once, and both show. */
final class Leases {

    /** A lease, and whose; replaced in its place as more becomes known of it. */
    private record Held(ScopedKey key, AttemptId attempt, Lease lease) {}

    private final List<Held> all = new ArrayList<>();

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
        return all.stream()
                .filter(held -> held.attempt().equals(attempt))
                .map(Held::lease)
                .toList();
    }

    private void accept(ScopedKey key, Optional<AttemptId> attempt, Event event) {
        Predicate<Held> own = held -> attempt.equals(Optional.of(held.attempt()));
        switch (event.type()) {
            case CLAIMED:
                attempt.ifPresent(owner -> begin(key, owner, event));
                break;
            case TAKEN_OVER:
                change(key, held -> true, lease -> lease.ended(event));
                attempt.ifPresent(owner -> begin(key, owner, event));
                break;
            case RENEWED:
                event.details()
                        .number(Detail.LEASE_UNTIL_MS)
                        .ifPresent(untilMs -> change(key, own, lease -> lease.renewed(untilMs)));
                break;
            case SAVED:
            case RELEASED:
                change(key, own, lease -> lease.ended(event));
                break;
            case PURGED:
                change(key, held -> true, lease -> lease.ended(event));
                break;
            default:
                break;
        }
    }

    private void begin(ScopedKey key, AttemptId owner, Event claim) {
        change(key, held -> held.attempt().equals(owner), lease -> lease.ended(claim));
        claim.details()
                .number(Detail.LEASE_UNTIL_MS)
                .ifPresent(untilMs -> all.add(new Held(key, owner, new Lease(claim, untilMs, Optional.empty()))));
    }

    private void change(ScopedKey key, Predicate<Held> whose, UnaryOperator<Lease> how) {
        all.replaceAll(held -> held.key().equals(key) && held.lease().endedBy().isEmpty() && whose.test(held)
                ? new Held(key, held.attempt(), how.apply(held.lease()))
                : held);
    }
}
