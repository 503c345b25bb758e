package claimdesk.store.database;

import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * The "disk is full" fault, with SQLite's own error and without a full disk: {@code max_page_count} holds the file at
 * its present size, and what is free within it is used up first.
 */
public final class FullDisk {

    private static final int CHUNKS_MAX = 1_000_000;

    private FullDisk() {}

    /**
     * Runs {@code work}, within the current transaction, on a file that cannot grow by a page. Where the work fits into
     * pages that are there already, more is asked for afterwards, as a larger answer would have.
     *
     * @throws JdbiException always, with SQLITE_FULL, on which SQLite itself may roll the whole transaction back
     */
    public static <T> T run(Handle handle, Supplier<T> work) {
        useUpFreePages(handle);
        handle.execute("PRAGMA max_page_count = " + count(handle, "PRAGMA page_count"));
        try {
            work.get();
            for (int chunk = 0; chunk < CHUNKS_MAX; chunk++) {
                takeAPage(handle);
            }
            throw new IllegalStateException("the full disk took " + CHUNKS_MAX + " pages more");
        } finally {
            // The largest that SQLite knows; it stands for "no limit".
            handle.execute("PRAGMA max_page_count = 4294967294");
        }
    }

    private static void useUpFreePages(Handle handle) {
        handle.execute("CREATE TABLE ballast (chunk BLOB NOT NULL) STRICT");
        while (count(handle, "PRAGMA freelist_count") > 0) {
            takeAPage(handle);
        }
    }

    private static void takeAPage(Handle handle) {
        handle.execute("INSERT INTO ballast (chunk) VALUES (zeroblob(4000))");
    }

    private static long count(Handle handle, String pragma) {
        return handle.createQuery(pragma).mapTo(long.class).one();
    }
}
