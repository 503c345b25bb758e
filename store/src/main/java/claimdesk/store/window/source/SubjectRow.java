package claimdesk.store.window.source;

import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Subject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Reads whom a row is about: its vendor, key and order. */
final class SubjectRow {

    private SubjectRow() {}

    static Subject read(ResultSet row) throws SQLException {
        String vendor = row.getString("vendor");
        String key = row.getString("key");
        String order = row.getString("order_id");
        Subject subject = vendor == null ? Subject.nobody() : Subject.of(new Vendor(vendor));
        subject = key == null ? subject : subject.with(new IdempotencyKey(key));
        return order == null ? subject : subject.with(new OrderId(order));
    }

    /** Those that a case can be opened for: by a key of a vendor, or by an order; each once. */
    static List<Subject> openable(List<Subject> all) {
        return all.stream()
                .filter(one -> one.scopedKey().isPresent() || one.order().isPresent())
                .distinct()
                .toList();
    }
}
