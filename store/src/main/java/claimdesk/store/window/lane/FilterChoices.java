package claimdesk.store.window.lane;

import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** What there is to filter by. Bound to one connection and not thread-safe. */
public final class FilterChoices {

    /** One run of the file. */
    public record RunChoice(RunId run, String title, String protocol, long startedAtMs) {}

    private final Handle handle;

    public FilterChoices(Handle handle) {
        this.handle = handle;
    }

    /** The first {@code limit} vendors that have a key row, by name; seeks from one to the next. */
    public List<Vendor> vendors(int limit) {
        return handle.createQuery(
                        """
                        WITH RECURSIVE named (vendor) AS (
                            SELECT (SELECT min(vendor) FROM idempotency_key)
                             UNION ALL
                            SELECT (SELECT min(vendor) FROM idempotency_key WHERE vendor > named.vendor)
                              FROM named
                             WHERE named.vendor IS NOT NULL
                             LIMIT :limit)
                        SELECT vendor
                          FROM named
                         WHERE vendor IS NOT NULL
                        """)
                .bind("limit", limit)
                .mapTo(String.class)
                .map(Vendor::new)
                .list();
    }

    /** The {@code limit} runs that began last, the latest first. */
    public List<RunChoice> runs(int limit) {
        return handle.createQuery(
                        """
                        SELECT run_id, title, protocol, started_at_ms
                          FROM run
                         ORDER BY run_id DESC
                         LIMIT :limit
                        """)
                .bind("limit", limit)
                .map((row, context) -> new RunChoice(
                        new RunId(row.getLong("run_id")),
                        row.getString("title"),
                        row.getString("protocol"),
                        row.getLong("started_at_ms")))
                .list();
    }
}
