package claimdesk.store.database;

import java.time.Duration;

/**
 * A connection for work that is too large for one transaction: it sorts in temporary tables of its own and writes in
 * many short transactions, after each of which the file's writers have their turn. What it commits is safe on the disk
 * only once the file's own writer has committed after it. Not thread-safe.
 */
public final class SideWriter implements AutoCloseable {

    /** Longer than a writer that waits eagerly looks away; see {@link LockWait}. */
    private static final long TURN_NANOS = Duration.ofNanos(500_000).toNanos();

    private final WriteConnection connection;

    SideWriter(Connections connections, Duration busyTimeout) {
        this.connection = WriteConnection.sorting(connections, busyTimeout);
    }

    /** Runs {@code unit} outside of a transaction: it reads the file, and writes to temporary tables only. */
    public <T> T prepare(Unit<T> unit) {
        try {
            return connection.run(unit);
        } catch (RuntimeException failure) {
            throw connection.told(failure);
        }
    }

    /** Runs {@code unit} in a transaction of its own. */
    public <T> T write(Unit<T> unit) {
        try {
            T result = connection.runAlone(unit);
            LockWait.sleep(TURN_NANOS);
            return result;
        } catch (RuntimeException failure) {
            throw connection.told(failure);
        }
    }

    @Override
    public void close() {
        connection.close();
    }
}
