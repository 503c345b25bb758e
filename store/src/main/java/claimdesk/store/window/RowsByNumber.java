package claimdesk.store.window;

import claimdesk.store.journal.Journal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/**
 * Rows of the lanes by their numbers, in no particular order; a number that has no such row any more is left out. Bound
 * to one connection and not thread-safe.
 */
public final class RowsByNumber {

    /** As far as a row counts its attempts and its replays, so that no key makes a read slow. */
    public static final int COUNTED_MAX = 1_000;

    private final Handle handle;
    private final Journal journal;

    RowsByNumber(Handle handle, Journal journal) {
        this.handle = handle;
        this.journal = journal;
    }

    public List<InProgressRow> inProgress(long[] numbers) {
        return of(
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
                         WHERE id IN (SELECT value FROM json_each(:numbers))
                           AND state = 'in_progress'
                        """),
                        numbers)
                .bind("counted", COUNTED_MAX)
                .map(KeyColumns::inProgressRow)
                .list();
    }

    public List<SavedRow> saved(long[] numbers) {
        return of(
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
                         WHERE id IN (SELECT value FROM json_each(:numbers))
                           AND state = 'saved'
                        """),
                        numbers)
                .bind("counted", COUNTED_MAX)
                .map(KeyColumns::savedRow)
                .list();
    }

    /** Refused saves by their seq. */
    public List<RefusedRow> refused(long[] seqs) {
        return Arrays.stream(seqs)
                .mapToObj(seq -> journal.after(seq - 1, 1))
                .flatMap(List::stream)
                .map(RefusedRow::of)
                .toList();
    }

    private static Query of(Query query, long[] numbers) {
        return query.bind(
                "numbers", Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(",", "[", "]")));
    }
}
