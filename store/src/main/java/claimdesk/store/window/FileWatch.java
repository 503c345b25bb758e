package claimdesk.store.window;

import claimdesk.store.database.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Notices that a file was written to, by whichever connection of whichever process. Has a connection of its own, on
 * which no statement and no transaction stays open between two calls. Not thread-safe; to be closed before its store
 * is, so that the store's writer is the last to let go of the file and can clear its WAL away.
 */
public final class FileWatch implements AutoCloseable {

    private final Handle handle;
    private final Path file;
    private final Path wal;
    private long seenVersion;

    /**
     * @param handle a connection to {@code file} that is this watch's alone; closed with it
     */
    public FileWatch(Handle handle, Path file) {
        this.handle = handle;
        this.file = file;
        this.wal = walOf(file);
        this.seenVersion = version();
    }

    /** Whether anything was committed to the file since the last call; at first, since the watch began. */
    public boolean changed() {
        long version = version();
        boolean changed = version != seenVersion;
        seenVersion = version;
        return changed;
    }

    /**
     * How long the file's WAL is; 0 if it has none. It grows beyond a few megabytes only where a reader pins it, and
     * SQLite then overwrites it from the start but does not shorten it until the file is closed.
     */
    public long walBytes() {
        try {
            return Files.size(wal);
        } catch (NoSuchFileException none) {
            return 0;
        } catch (IOException failure) {
            throw failure("measuring " + wal, failure);
        }
    }

    @Override
    public void close() {
        handle.close();
    }

    private long version() {
        try {
            return handle.createQuery("PRAGMA data_version").mapTo(long.class).one();
        } catch (JdbiException failure) {
            throw failure("watching " + file, failure);
        }
    }

    /** SQLite puts it beside the file itself, not beside a link to it. */
    private static Path walOf(Path file) {
        try {
            Path real = file.toRealPath();
            return real.resolveSibling(real.getFileName() + "-wal");
        } catch (IOException failure) {
            throw failure("finding " + file, failure);
        }
    }

    private static StoreException failure(String tried, Exception failure) {
        return StoreException.of(StoreException.Kind.OTHER, tried, String.valueOf(failure.getMessage()), failure);
    }
}
