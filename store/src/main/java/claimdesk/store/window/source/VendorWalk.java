package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.Prefix;
import claimdesk.store.window.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The keys that the journal has of vendors whose names begin so, in the order of their names. Not thread-safe. */
final class VendorWalk implements Source {

    private static final int KEYS = 50;
    private static final int ROWS_A_KEY = 10;

    private static final String NEXT =
            """
            SELECT vendor, key, order_id
              FROM journal
             WHERE (vendor, key) > (:vendor, :key)
               AND vendor < :to
             ORDER BY vendor, key
             LIMIT 1
            """;

    private final Prefix prefix;
    private final Term proven;
    private String vendor;
    private String key = "";
    private boolean isOver;

    VendorWalk(Prefix prefix, Term proven) {
        this.prefix = prefix;
        this.proven = proven;
        this.vendor = prefix.text();
    }

    @Override
    public Slice next(Handle handle, int rowsMax) {
        List<Subject> found = new ArrayList<>();
        int count = Math.max(1, Math.min(KEYS, rowsMax / ROWS_A_KEY));
        for (int number = 0; number < count && !isOver; number++) {
            Optional<Subject> next = prefix.bind(DirectStatement.on(handle, NEXT), vendor)
                    .bind("vendor", vendor)
                    .bind("key", key)
                    .find(SubjectRow::read);
            isOver = next.isEmpty();
            next.ifPresent(subject -> {
                found.add(subject);
                vendor = subject.vendor().map(Vendor::text).orElseThrow();
                key = subject.key().map(IdempotencyKey::text).orElseThrow();
            });
        }
        return new Slice(SubjectRow.openable(found), (long) count * ROWS_A_KEY, 0);
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    @Override
    public List<Term> proves() {
        return List.of(proven);
    }
}
