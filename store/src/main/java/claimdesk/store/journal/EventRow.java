package claimdesk.store.journal;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** Reads a row of the journal. */
final class EventRow {

    private EventRow() {}

    static Event event(ResultSet row) throws SQLException {
        Subject subject = Subject.nobody();
        String vendor = row.getString("vendor");
        if (vendor != null) {
            subject = Subject.of(new Vendor(vendor));
        }
        subject = add(subject, row.getString("key"), row.getString("attempt_id"), row.getString("order_id"));
        return new Event(
                row.getLong("seq"),
                row.getLong("at_ms"),
                new RunId(row.getLong("run_id")),
                EventType.valueOf(row.getString("type")),
                subject,
                Details.ofJson(row.getString("details")));
    }

    private static Subject add(Subject subject, String key, String attempt, String order) {
        Subject all = subject;
        if (key != null) {
            all = all.with(new IdempotencyKey(key));
        }
        if (attempt != null) {
            all = all.with(new AttemptId(attempt));
        }
        return Optional.ofNullable(order).map(OrderId::new).map(all::with).orElse(all);
    }
}
