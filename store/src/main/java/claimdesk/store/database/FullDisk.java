package claimdesk.store.database;

import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * The "disk is full" fault, with SQLite's own error and without a full disk: {@code max_page_count} holds the file at
 * its present size, and what is free within it is used up first.
 */
public final class FullDisk {

    /** What its own statements begin with, so that they can be told from the work's. */
    static final String MARK = "/* fault */ ";

    private static final int CHUNKS_MAX = 1_000_000;

    /** The most pages that SQLite knows. */
    private static final long NO_LIMIT = 4_294_967_294L;

    private FullDisk() {}

    /**
     * Runs {@code work}, within the current transaction, on a file that cannot grow by a page. Where the work fits into
     * pages that are there already, more is asked for afterwards, as a larger answer would have.
     *
     * @throws JdbiException always, with SQLITE_FULL, on which SQLite itself may roll the whole transaction back
     */
    public static <T> T run(Handle handle, Supplier<T> work) {
        useUpFreePages(handle);
        limit(handle, count(handle, "PRAGMA page_count"));
        try {
            work.get();
            for (int chunk = 0; chunk < CHUNKS_MAX; chunk++) {
                takeAPage(handle);
            }
            throw new IllegalStateException("the full disk took " + CHUNKS_MAX + " pages more");
        } finally {
            limit(handle, NO_LIMIT);
        }
    }

    private static void useUpFreePages(Handle handle) {
        handle.execute(MARK + "CREATE TABLE ballast (chunk BLOB NOT NULL) STRICT");
        while (count(handle, "PRAGMA freelist_count") > 0) {
            takeAPage(handle);
        }
    }

    private static void takeAPage(Handle handle) {
        handle.execute(MARK + "INSERT INTO ballast (chunk) VALUES (zeroblob(4000))");
    }

    /** Reads what the pragma says, for a row that is left unread holds the write-ahead log (case C49). */
    private static void limit(Handle handle, long pagesMax) {
        count(handle, "PRAGMA max_page_count = " + pagesMax);
    }

    private static long count(Handle handle, String pragma) {
        return handle.createQuery(MARK + pragma).mapTo(long.class).one();
    }
}
