package claimdesk.app.history;

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

/** A small history of one key, told event by event. */
final class Told {

    private static final ScopedKey KEY = new ScopedKey(new Vendor("north"), new IdempotencyKey("key-7"));

    private final List<Event> events = new ArrayList<>();

    /** Adds an event of {@code attempt}, or of nobody if that is empty; details are a name and its value, in turn. */
    Told at(long ms, EventType type, String attempt, Object... details) {
        Details all = Details.none();
        for (int place = 0; place < details.length; place += 2) {
            all = all.with((Detail) details[place], details[place + 1]);
        }
        Subject subject = Subject.of(KEY).with(new OrderId("4711"));
        subject = attempt.isEmpty() ? subject : subject.with(new AttemptId(attempt));
        events.add(new Event(events.size() + 1, ms, new RunId(1), type, subject, all));
        return this;
    }

    History history() {
        return History.of(events);
    }

    CallHistory call(String attempt) {
        return history().calls().stream()
                .filter(call -> call.attempt().text().equals(attempt))
                .findFirst()
                .orElseThrow();
    }
}
