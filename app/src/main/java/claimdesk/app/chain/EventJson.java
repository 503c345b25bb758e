package claimdesk.app.chain;

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
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.Map;

/** An event as members of a line. */
final class EventJson {

    private EventJson() {}

    static ObjectNode write(Event event) {
        ObjectNode line = Fields.object();
        Fields.put(line, "seq", event.seq());
        Fields.put(line, "atMs", event.atMs());
        Fields.put(line, "run", event.run().number());
        line.put("type", event.type().name());
        Subject subject = event.subject();
        subject.vendor().ifPresent(vendor -> line.put("vendor", vendor.text()));
        subject.key().ifPresent(key -> line.put("key", key.text()));
        subject.attempt().ifPresent(attempt -> line.put("attempt", attempt.text()));
        subject.order().ifPresent(order -> line.put("order", order.text()));
        ObjectNode details = line.putObject("details");
        event.details().all().forEach((name, value) -> details.put(name.text(), value));
        return line;
    }

    static Event read(JsonNode line) {
        return new Event(
                Fields.number(line, "seq"),
                Fields.number(line, "atMs"),
                new RunId(Fields.number(line, "run")),
                type(Fields.text(line, "type")),
                subject(line),
                details(Fields.object(line, "details")));
    }

    private static EventType type(String name) {
        try {
            return EventType.valueOf(name);
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException("its type of event is none that this version knows");
        }
    }

    private static Subject subject(JsonNode line) {
        Subject subject = Fields.textIfThere(line, "vendor")
                .map(vendor -> Subject.of(new Vendor(vendor)))
                .orElse(Subject.nobody());
        if (line.has("key")) {
            IdempotencyKey key = new IdempotencyKey(Fields.text(line, "key"));
            subject.vendor().ifPresent(vendor -> new ScopedKey(vendor, key));
            subject = subject.with(key);
        }
        if (line.has("attempt")) {
            subject = subject.with(new AttemptId(Fields.text(line, "attempt")));
        }
        return line.has("order") ? subject.with(new OrderId(Fields.text(line, "order"))) : subject;
    }

    /** Facts that this version does not know are passed over. */
    private static Details details(ObjectNode line) {
        Map<Detail, String> facts = new EnumMap<>(Detail.class);
        line.fieldNames().forEachRemaining(name -> Detail.named(name)
                .ifPresent(known -> facts.put(known, Fields.text(line, name))));
        return Details.of(facts);
    }
}
