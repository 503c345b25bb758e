package claimdesk.store.journal;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.part.PartReader;
import claimdesk.store.journal.part.PartedJournal;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/**
 * The journal table. Rows are only ever appended, in the transaction of the change that they record. Bound to one
 * connection and not thread-safe.
 */
public final class Journal {

    /** How many rows {@link #forEach} holds at a time. */
    private static final int PAGE = 4096;

    /** How many rows a reader of the counts may have to count by itself. */
    private static final int FOLD_EVERY = 1000;

    private final Handle handle;
    private final InstantSource clock;

    public Journal(Handle handle, InstantSource clock) {
        this.handle = handle;
        this.clock = clock;
    }

    /** Appends one row, stamped by the store's clock. Returns its seq. */
    public long append(RunId run, EventType type, Subject subject, Details details) {
        DirectStatement.on(
                        handle,
                        """
                        INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
                        VALUES (:atMs, :run, :type, :vendor, :key, :attempt, :order, :details)
                        """)
                .bind("atMs", clock.millis())
                .bind("run", run.number())
                .bind("type", type.name())
                .bind("vendor", subject.vendor().map(Vendor::text))
                .bind("key", subject.key().map(IdempotencyKey::text))
                .bind("attempt", subject.attempt().map(AttemptId::text))
                .bind("order", subject.order().map(OrderId::text))
                .bind("details", details.toJson())
                .execute();
        long seq = DirectStatement.on(handle, "SELECT last_insert_rowid()").number();
        if (seq % FOLD_EVERY == 0) {
            new FoldedCounts(handle).foldUpTo(seq);
        }
        return seq;
    }

    /** At most {@code limit} rows with a seq over {@code afterSeq}, oldest first. */
    public List<Event> after(long afterSeq, int limit) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE seq > :after
                         ORDER BY seq
                         LIMIT :limit
                        """)
                .bind("after", afterSeq)
                .bind("limit", limit)
                .list(EventRow::event);
    }

    /** At most {@code limit} rows of {@code run} with a seq over {@code afterSeq}, oldest first. */
    public List<Event> ofRun(RunId run, long afterSeq, int limit) {
        return events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE run_id = :run
                           AND seq > :after
                         ORDER BY seq
                         LIMIT :limit
                        """)
                .bind("run", run.number())
                .bind("after", afterSeq)
                .bind("limit", limit));
    }

    /** All rows of one key, oldest first, at most {@code limit}. */
    public List<Event> ofKey(ScopedKey key, int limit) {
        return events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE vendor = :vendor
                           AND key = :key
                         ORDER BY seq
                         LIMIT :limit
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .bind("limit", limit));
    }

    /** The newest rows of one key, at most {@code limit}, oldest first. */
    public List<Event> newestOfKey(ScopedKey key, int limit) {
        List<Event> newestFirst = events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE vendor = :vendor
                           AND key = :key
                         ORDER BY seq DESC
                         LIMIT :limit
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .bind("limit", limit));
        List<Event> oldestFirst = new ArrayList<>(newestFirst);
        Collections.reverse(oldestFirst);
        return oldestFirst;
    }

    /** The seq of the newest row of {@code key}; 0 if there is none. */
    public long lastSeqOf(ScopedKey key) {
        return handle.createQuery(
                        """
                        SELECT coalesce(max(seq), 0)
                          FROM journal
                         WHERE vendor = :vendor
                           AND key = :key
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .mapTo(long.class)
                .one();
    }

    /** All rows of one attempt, oldest first, at most {@code limit}. */
    public List<Event> ofAttempt(AttemptId attempt, int limit) {
        return events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE attempt_id = :attempt
                         ORDER BY seq
                         LIMIT :limit
                        """)
                .bind("attempt", attempt.text())
                .bind("limit", limit));
    }

    /** The seq of the newest row of {@code attempt}; 0 if there is none. */
    public long lastSeqOf(AttemptId attempt) {
        return handle.createQuery(
                        """
                        SELECT coalesce(max(seq), 0)
                          FROM journal
                         WHERE attempt_id = :attempt
                        """)
                .bind("attempt", attempt.text())
                .mapTo(long.class)
                .one();
    }

    /** Whether {@code attempt} has a row of this type. */
    public boolean has(AttemptId attempt, EventType type) {
        return DirectStatement.on(
                                handle,
                                """
                        SELECT EXISTS (SELECT 1
                                         FROM journal
                                        WHERE attempt_id = :attempt
                                          AND type = :type)
                        """)
                        .bind("attempt", attempt.text())
                        .bind("type", type.name())
                        .number()
                == 1;
    }

    /** Hands over every row of {@code run}, oldest first, holding at most {@value #PAGE} at a time. */
    public void forEach(RunId run, Consumer<Event> reader) {
        long last = 0;
        List<Event> page;
        do {
            page = ofRun(run, last, PAGE);
            page.forEach(reader);
            if (!page.isEmpty()) {
                last = page.get(page.size() - 1).seq();
            }
        } while (page.size() == PAGE);
    }

    /**
     * Hands over every row of {@code run} that there is now, in parts that keep each key's rows together. Memory does not
     * grow with their number; more than {@value PartedJournal#ROWS} take as much room in temporary files as in the journal.
     */
    public void inParts(RunId run, PartReader reader) {
        inParts(Optional.of(run), PartedJournal.ROWS, reader);
    }

    /** Hands over every row of the file, of whatever run, as {@link #inParts(RunId, PartReader)} does. */
    public void inParts(PartReader reader) {
        inParts(Optional.empty(), PartedJournal.ROWS, reader);
    }

    void inParts(Optional<RunId> run, int partRows, PartReader reader) {
        new PartedJournal(handle, partRows).read(run, lastSeq(), reader);
    }

    /** The seq of the newest row; 0 if there is none. */
    public long lastSeq() {
        return handle.createQuery(
                        """
                        SELECT coalesce(max(seq), 0)
                          FROM journal
                        """)
                .mapTo(long.class)
                .one();
    }

    /** The store time of the newest row; 0 if there is none. */
    public long lastAtMs() {
        return handle.createQuery(
                        """
                        SELECT coalesce((SELECT at_ms
                                           FROM journal
                                          ORDER BY seq DESC
                                          LIMIT 1), 0)
                        """)
                .mapTo(long.class)
                .one();
    }

    /** Reads the rows that {@code query} selects with all of their columns. */
    public static List<Event> events(Query query) {
        return query.map((row, context) -> EventRow.event(row)).list();
    }
}
