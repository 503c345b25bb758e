package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A small history of one key, written down event by event; each event is a millisecond after the last. */
final class History {

    static final ScopedKey KEY = new ScopedKey(new Vendor("north"), new IdempotencyKey("key-7"));

    private final List<Event> events = new ArrayList<>();
    private long nowMs = 1000;

    /** Adds an event of {@code attempt}; details are a {@link Detail} and its value, in turn. */
    History then(EventType type, String attempt, Object... details) {
        Details all = Details.none();
        for (int place = 0; place < details.length; place += 2) {
            all = all.with((Detail) details[place], details[place + 1]);
        }
        Subject subject = Subject.of(KEY).with(new AttemptId(attempt)).with(new OrderId("4711"));
        events.add(new Event(events.size() + 1, nowMs++, new RunId(1), type, subject, all));
        return this;
    }

    History at(long ms) {
        nowMs = ms;
        return this;
    }

    List<Event> events() {
        return List.copyOf(events);
    }

    /** The result of one invariant, with no row left at the end. */
    InvariantResult check(Invariant invariant) {
        return check(invariant, key -> Optional.empty());
    }

    InvariantResult check(Invariant invariant, Function<ScopedKey, Optional<StoredKey>> rowOf) {
        InvariantChecker checker = new InvariantChecker();
        events.forEach(checker::accept);
        return checker.results(rowOf, nowMs).stream()
                .filter(result -> result.invariant() == invariant)
                .findFirst()
                .orElseThrow();
    }
}
