package claimdesk.ui.timeline.layout;

import claimdesk.app.history.History;
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
import claimdesk.ui.timeline.shape.Timeline;
import java.util.ArrayList;
import java.util.List;

/** A history told event by event, for what no scenario brings about. */
public final class Story {

    private final List<Event> events = new ArrayList<>();
    private String vendor = "north";

    public Story of(String name) {
        vendor = name;
        return this;
    }

    /** Adds an event of {@code attempt}; details are a {@link Detail} and its value, in turn. */
    public Story at(long ms, EventType type, String attempt, Object... details) {
        Details all = Details.none();
        for (int place = 0; place < details.length; place += 2) {
            all = all.with((Detail) details[place], details[place + 1]);
        }
        Subject subject = Subject.of(new ScopedKey(new Vendor(vendor), new IdempotencyKey("key-7")))
                .with(new AttemptId(attempt))
                .with(new OrderId("4711"));
        events.add(new Event(events.size() + 1, ms, new RunId(1), type, subject, all));
        return this;
    }

    public List<Event> events() {
        return List.copyOf(events);
    }

    public Timeline laidOut(double width) {
        return TimelineLayout.of(
                History.of(events), new TimelineLayout.Wish(width, false), new EventText(Long::toString));
    }
}
