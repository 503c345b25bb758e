package claimdesk.store.database;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Connections for reading. Each is in autocommit and is given back with nothing open, so that no reader pins the WAL
 * (case C49). Thread-safe.
 */
final class Readers implements ReadSide {

    private static final int KEPT_MAX = 4;

    private final BlockingQueue<Handle> idle = new ArrayBlockingQueue<>(KEPT_MAX);
    private final Connections connections;
    private final Duration busyTimeout;
    private volatile boolean isClosed;

    Readers(Connections connections, Duration busyTimeout) {
        this.connections = connections;
        this.busyTimeout = busyTimeout;
    }

    @Override
    public <T> T read(Function<Handle, T> query) {
        Handle mine = idle.poll();
        if (mine == null) {
            mine = connections.reader(busyTimeout);
        }
        try {
            T result = query.apply(mine);
            giveBack(mine);
            return result;
        } catch (RuntimeException failure) {
            mine.close();
            throw failure instanceof JdbiException
                    ? Failures.storeException("reading " + connections.file(), failure)
                    : failure;
        }
    }

    @Override
    public Handle reader() {
        return connections.reader(busyTimeout);
    }

    private void giveBack(Handle handle) {
        if (!idle.offer(handle)) {
            handle.close();
        }
        if (isClosed) {
            close();
        }
    }

    @Override
    public void close() {
        isClosed = true;
        for (Handle handle = idle.poll(); handle != null; handle = idle.poll()) {
            handle.close();
        }
    }
}
