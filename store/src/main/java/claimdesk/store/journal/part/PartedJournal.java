package claimdesk.store.journal.part;

import claimdesk.store.database.StoreException;
import claimdesk.store.identity.RunId;
import java.io.IOException;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/**
 * Reads a journal once, in order of seq, and hands it over in parts (see {@link PartReader}). What is more than one
 * part goes through temporary files, so that memory does not grow with the journal. Not thread-safe.
 */
public final class PartedJournal {

    /** How many rows are handed over in one part, unless one key has more. */
    public static final int ROWS = 65_536;

    /** How many rows one question to SQLite brings. */
    private static final int PAGE = 1024;

    private final Handle handle;
    private final int partRows;

    /** How many rows a part is to have at most, as far as keys allow. */
    public PartedJournal(Handle handle, int partRows) {
        this.handle = handle;
        this.partRows = partRows;
    }

    /** Hands over the rows of {@code run}, or of all runs, up to {@code lastSeq}. */
    public void read(Optional<RunId> run, long lastSeq, PartReader reader) {
        if (isOnePart(run)) {
            PackedRows rows = new PackedRows();
            forEachPage(run, lastSeq, page -> {
                rows.reset(page, 0, page.length);
                while (rows.next()) {
                    reader.accept(rows.event());
                }
                rows.mustBeAtEnd();
            });
            reader.endPart();
            return;
        }
        try (PartFiles parts = PartFiles.open(lastSeq, partRows)) {
            forEachPage(run, lastSeq, parts::add);
            parts.read(reader);
        } catch (IOException failure) {
            throw StoreException.of(
                    StoreException.Kind.OTHER,
                    "sorting the journal by key in temporary files",
                    failure + "; the file itself was only read. Make room in the temporary folder, or name another"
                            + " one by -Djava.io.tmpdir",
                    failure);
        }
    }

    private boolean isOnePart(Optional<RunId> run) {
        Query query = run.map(one -> countOfRun().bind("run", one.number())).orElseGet(this::countOfAll);
        return query.bind("limit", partRows + 1).mapTo(int.class).one() <= partRows;
    }

    private Query countOfAll() {
        return handle.createQuery(
                """
                SELECT count(*)
                  FROM (SELECT seq
                          FROM journal
                         LIMIT :limit)
                """);
    }

    private Query countOfRun() {
        return handle.createQuery(
                """
                SELECT count(*)
                  FROM (SELECT seq
                          FROM journal
                         WHERE run_id = :run
                         LIMIT :limit)
                """);
    }

    private interface PageReader<E extends Exception> {
        void accept(byte[] packedRows) throws E;
    }

    private <E extends Exception> void forEachPage(Optional<RunId> run, long lastSeq, PageReader<E> reader) throws E {
        long after = 0;
        Optional<Page> page = page(run, after, lastSeq);
        while (page.isPresent()) {
            reader.accept(page.get().packed());
            after = page.get().lastSeq();
            page = page(run, after, lastSeq);
        }
    }

    private record Page(byte[] packed, long lastSeq) {}

    private Optional<Page> page(Optional<RunId> run, long afterSeq, long lastSeq) {
        Query query = run.map(one -> ofRun().bind("run", one.number())).orElseGet(this::ofAll);
        return query.bind("after", afterSeq)
                .bind("last", lastSeq)
                .bind("limit", PAGE)
                .map((row, context) -> new Page(row.getBytes("packed"), row.getLong("last_seq")))
                .findFirst()
                .filter(page -> page.lastSeq() > 0);
    }

    private Query ofAll() {
        return handle.createQuery(
                """
                SELECT CAST(group_concat(fields, '') AS BLOB) AS packed, max(seq) AS last_seq
                  FROM (SELECT seq,
                               concat(seq, x'FF', at_ms, x'FF', run_id, x'FF', type, x'FF', vendor, x'FF', key, x'FF',
                                      attempt_id, x'FF', order_id, x'FF', octet_length(details), x'FF', details,
                                      x'FE') AS fields
                          FROM journal
                         WHERE seq > :after
                           AND seq <= :last
                         ORDER BY seq
                         LIMIT :limit)
                """);
    }

    private Query ofRun() {
        return handle.createQuery(
                """
                SELECT CAST(group_concat(fields, '') AS BLOB) AS packed, max(seq) AS last_seq
                  FROM (SELECT seq,
                               concat(seq, x'FF', at_ms, x'FF', run_id, x'FF', type, x'FF', vendor, x'FF', key, x'FF',
                                      attempt_id, x'FF', order_id, x'FF', octet_length(details), x'FF', details,
                                      x'FE') AS fields
                          FROM journal
                         WHERE run_id = :run
                           AND seq > :after
                           AND seq <= :last
                         ORDER BY seq
                         LIMIT :limit)
                """);
    }
}
