package claimdesk.store.window;

import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.Journal;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/**
 * The lanes of the Live screen, newest first, a page at a time. Each page is read by an index from where the last one
 * ended, so that its cost does not grow with the file. Bound to one connection and not thread-safe.
 *
 * <p>{@code COLLATE BINARY} means nothing to a number; but without it SQLite seeks by the instant alone, and reads
 * all rows of that instant again for each page.
 */
public final class LiveRows {

    /** As far as a row counts its attempts and its replays, so that no key makes a page slow. */
    public static final int COUNTED_MAX = 1_000;

    private final Handle handle;
    private final Journal journal;

    LiveRows(Handle handle, Journal journal) {
        this.handle = handle;
        this.journal = journal;
    }

    /** At most {@code limit} claims before {@code before}, the latest claimed first. */
    public List<InProgressRow> inProgress(Cursor before, int limit) {
        return inProgress(
                handle.createQuery(
                        """
                        SELECT id, vendor, key, order_id, operation, attempt_id, run_id, claimed_at_ms, lease_until_ms,
                               (SELECT count(*)
                                  FROM (SELECT 1
                                          FROM journal
                                         WHERE journal.key = idempotency_key.key
                                           AND journal.vendor = idempotency_key.vendor
                                           AND journal.type = 'RECEIVED'
                                         LIMIT :counted)) AS attempts
                          FROM idempotency_key
                         WHERE state = 'in_progress'
                           AND (claimed_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY claimed_at_ms DESC, id DESC
                         LIMIT :limit
                        """),
                before,
                limit);
    }

    /** As {@link #inProgress(Cursor, int)}, of the keys that {@code run} claimed last. */
    public List<InProgressRow> inProgress(RunId run, Cursor before, int limit) {
        return inProgress(
                handle.createQuery(
                                """
                        SELECT id, vendor, key, order_id, operation, attempt_id, run_id, claimed_at_ms, lease_until_ms,
                               (SELECT count(*)
                                  FROM (SELECT 1
                                          FROM journal
                                         WHERE journal.key = idempotency_key.key
                                           AND journal.vendor = idempotency_key.vendor
                                           AND journal.type = 'RECEIVED'
                                         LIMIT :counted)) AS attempts
                          FROM idempotency_key
                         WHERE state = 'in_progress'
                           AND run_id = :run
                           AND (claimed_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY claimed_at_ms DESC, id DESC
                         LIMIT :limit
                        """)
                        .bind("run", run.number()),
                before,
                limit);
    }

    /** At most {@code limit} saved answers before {@code before}, the latest saved first. */
    public List<SavedRow> saved(Cursor before, int limit) {
        return saved(
                handle.createQuery(
                        """
                        SELECT id, vendor, key, order_id, operation, attempt_id, run_id, answer_status, answer_outcome,
                               claimed_at_ms, saved_at_ms,
                               (SELECT count(*)
                                  FROM (SELECT 1
                                          FROM journal
                                         WHERE journal.key = idempotency_key.key
                                           AND journal.vendor = idempotency_key.vendor
                                           AND journal.type = 'RECEIVED'
                                         LIMIT :counted)) AS attempts,
                               (SELECT count(*)
                                  FROM (SELECT 1
                                          FROM journal
                                         WHERE journal.key = idempotency_key.key
                                           AND journal.vendor = idempotency_key.vendor
                                           AND journal.type = 'REPLAYED'
                                         LIMIT :counted)) AS replays
                          FROM idempotency_key
                         WHERE state = 'saved'
                           AND (saved_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY saved_at_ms DESC, id DESC
                         LIMIT :limit
                        """),
                before,
                limit);
    }

    /** As {@link #saved(Cursor, int)}, of the keys that {@code run} claimed last. */
    public List<SavedRow> saved(RunId run, Cursor before, int limit) {
        return saved(
                handle.createQuery(
                                """
                        SELECT id, vendor, key, order_id, operation, attempt_id, run_id, answer_status, answer_outcome,
                               claimed_at_ms, saved_at_ms,
                               (SELECT count(*)
                                  FROM (SELECT 1
                                          FROM journal
                                         WHERE journal.key = idempotency_key.key
                                           AND journal.vendor = idempotency_key.vendor
                                           AND journal.type = 'RECEIVED'
                                         LIMIT :counted)) AS attempts,
                               (SELECT count(*)
                                  FROM (SELECT 1
                                          FROM journal
                                         WHERE journal.key = idempotency_key.key
                                           AND journal.vendor = idempotency_key.vendor
                                           AND journal.type = 'REPLAYED'
                                         LIMIT :counted)) AS replays
                          FROM idempotency_key
                         WHERE state = 'saved'
                           AND run_id = :run
                           AND (saved_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
                         ORDER BY saved_at_ms DESC, id DESC
                         LIMIT :limit
                        """)
                        .bind("run", run.number()),
                before,
                limit);
    }

    /**
     * At most {@code limit} refused saves with a seq under {@code beforeSeq}, the latest first; the first page is
     * before {@link Long#MAX_VALUE}.
     */
    public List<RefusedRow> refused(long beforeSeq, int limit) {
        return refused(
                handle.createQuery(
                        """
                        SELECT seq
                          FROM journal
                         WHERE type = 'REFUSED'
                           AND seq < :before
                         ORDER BY seq DESC
                         LIMIT :limit
                        """),
                beforeSeq,
                limit);
    }

    /** As {@link #refused(long, int)}, of {@code run}. */
    public List<RefusedRow> refused(RunId run, long beforeSeq, int limit) {
        return refused(
                handle.createQuery(
                                """
                        SELECT seq
                          FROM journal
                         WHERE type = 'REFUSED'
                           AND run_id = :run
                           AND seq < :before
                         ORDER BY seq DESC
                         LIMIT :limit
                        """)
                        .bind("run", run.number()),
                beforeSeq,
                limit);
    }

    private static List<InProgressRow> inProgress(Query page, Cursor before, int limit) {
        return page(page, before, limit).map(KeyColumns::inProgressRow).list();
    }

    private static List<SavedRow> saved(Query page, Cursor before, int limit) {
        return page(page, before, limit).map(KeyColumns::savedRow).list();
    }

    private static Query page(Query page, Cursor before, int limit) {
        return page.bind("beforeMs", before.atMs())
                .bind("beforeId", before.id())
                .bind("limit", Limit.checked(limit))
                .bind("counted", COUNTED_MAX);
    }

    /** Rows of the journal never change, so that the page's rows may be read one after the other. */
    private List<RefusedRow> refused(Query page, long beforeSeq, int limit) {
        List<Long> seqs = page.bind("before", beforeSeq)
                .bind("limit", Limit.checked(limit))
                .mapTo(Long.class)
                .list();
        return seqs.stream().map(this::event).map(RefusedRow::of).toList();
    }

    private Event event(long seq) {
        return journal.after(seq - 1, 1).get(0);
    }
}
