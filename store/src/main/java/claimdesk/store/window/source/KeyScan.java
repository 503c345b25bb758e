package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.Cursor;
import claimdesk.store.window.query.Term;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Key rows, newest first: those in progress by when they were claimed, or those saved by when. Not thread-safe. */
final class KeyScan implements Source {

    /** How many candidates one slice may have. */
    private static final int CANDIDATES = 100;

    private static final String SAVED =
            """
            SELECT saved_at_ms AS at_ms, id, vendor, key, order_id
              FROM idempotency_key
             WHERE state = 'saved'
               AND (saved_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
               AND (saved_at_ms, id) >= (:endMs, :endId COLLATE BINARY)
               AND (:unknownOnly = 0 OR answer_outcome = 'unknown')
               AND (:status IS NULL OR answer_status = CAST(:status AS INTEGER))
               AND (:vendorFrom IS NULL OR vendor >= :vendorFrom AND (:vendorTo IS NULL OR vendor < :vendorTo))
               AND (:hashFrom IS NULL
                    OR fingerprint >= :hashFrom AND (:hashTo IS NULL OR fingerprint < :hashTo)
                    OR raw_fingerprint >= :hashFrom AND (:hashTo IS NULL OR raw_fingerprint < :hashTo))
             ORDER BY saved_at_ms DESC, id DESC
             LIMIT :limit
            """;

    private static final String SAVED_END =
            """
            SELECT saved_at_ms AS at_ms, id
              FROM idempotency_key
             WHERE state = 'saved'
               AND (saved_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
               AND saved_at_ms >= :fromMs
             ORDER BY saved_at_ms DESC, id DESC
             LIMIT 1 OFFSET :rows
            """;

    private static final String IN_PROGRESS =
            """
            SELECT claimed_at_ms AS at_ms, id, vendor, key, order_id
              FROM idempotency_key
             WHERE state = 'in_progress'
               AND (claimed_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
               AND (claimed_at_ms, id) >= (:endMs, :endId COLLATE BINARY)
               AND lease_until_ms <= :leaseMaxMs
               AND (:vendorFrom IS NULL OR vendor >= :vendorFrom AND (:vendorTo IS NULL OR vendor < :vendorTo))
               AND (:hashFrom IS NULL
                    OR fingerprint >= :hashFrom AND (:hashTo IS NULL OR fingerprint < :hashTo)
                    OR raw_fingerprint >= :hashFrom AND (:hashTo IS NULL OR raw_fingerprint < :hashTo))
             ORDER BY claimed_at_ms DESC, id DESC
             LIMIT :limit
            """;

    private static final String IN_PROGRESS_END =
            """
            SELECT claimed_at_ms AS at_ms, id
              FROM idempotency_key
             WHERE state = 'in_progress'
               AND (claimed_at_ms, id) < (:beforeMs, :beforeId COLLATE BINARY)
               AND claimed_at_ms >= :fromMs
             ORDER BY claimed_at_ms DESC, id DESC
             LIMIT 1 OFFSET :rows
            """;

    /** Which key rows. */
    enum Which {
        SAVED,
        UNKNOWN,
        IN_PROGRESS,
        STUCK;

        private boolean isSaved() {
            return this == SAVED || this == UNKNOWN;
        }
    }

    private final Which which;
    private final Filter filter;
    private final List<Term> proven;
    private final long nowMs;
    private Cursor before;
    private boolean isOver;

    /**
     * @param nowMs store clock, by which a lease has ended
     */
    KeyScan(Which which, Filter filter, List<Term> proven, long nowMs) {
        this.which = which;
        this.filter = filter;
        this.proven = List.copyOf(proven);
        this.nowMs = nowMs;
        long toMs = filter.during().toMs();
        this.before = toMs == Long.MAX_VALUE ? Cursor.newest() : new Cursor(toMs, Long.MIN_VALUE);
    }

    @Override
    public Slice next(Handle handle, int rowsMax) {
        Optional<Cursor> end = filter.bind(DirectStatement.on(handle, which.isSaved() ? SAVED_END : IN_PROGRESS_END))
                .bind("beforeMs", before.atMs())
                .bind("beforeId", before.id())
                .bind("rows", rowsMax - 1L)
                .find(KeyScan::cursor);
        Cursor last = end.orElse(new Cursor(filter.during().fromMs(), Long.MIN_VALUE));
        List<Row> rows = filter.bind(DirectStatement.on(handle, which.isSaved() ? SAVED : IN_PROGRESS))
                .bind("beforeMs", before.atMs())
                .bind("beforeId", before.id())
                .bind("endMs", last.atMs())
                .bind("endId", last.id())
                .bind("unknownOnly", which == Which.UNKNOWN ? 1 : 0)
                .bind("leaseMaxMs", which == Which.STUCK ? nowMs : Long.MAX_VALUE)
                .bind("limit", CANDIDATES)
                .list(Row::read);
        boolean isFull = rows.size() == CANDIDATES;
        before = isFull ? rows.get(CANDIDATES - 1).at() : last;
        isOver = !isFull && end.isEmpty();
        // Of a full slice it is not known how much of the window it took: at least its own rows.
        int read = isFull ? CANDIDATES : rowsMax;
        return new Slice(SubjectRow.openable(rows.stream().map(Row::subject).toList()), read, read);
    }

    private static Cursor cursor(ResultSet row) throws SQLException {
        return new Cursor(row.getLong("at_ms"), row.getLong("id"));
    }

    private record Row(Cursor at, Subject subject) {

        static Row read(ResultSet row) throws SQLException {
            return new Row(cursor(row), SubjectRow.read(row));
        }
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    @Override
    public List<Term> proves() {
        return proven;
    }
}
