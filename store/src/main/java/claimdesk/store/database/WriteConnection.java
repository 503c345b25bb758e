package claimdesk.store.database;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/** One connection's write transactions. Not thread-safe. */
final class WriteConnection implements AutoCloseable {

    private final Connections connections;
    private final Supplier<Handle> opener;
    /** Empty after it broke, until the next transaction opens another (case C47). */
    private Optional<Handle> open;

    WriteConnection(Connections connections, Duration busyTimeout) {
        this(connections, () -> connections.writer(busyTimeout));
    }

    private WriteConnection(Connections connections, Supplier<Handle> opener) {
        this.connections = connections;
        this.opener = opener;
        this.open = Optional.of(opener.get());
    }

    /** One that sorts; see {@link Connections#sorter}. */
    static WriteConnection sorting(Connections connections, Duration busyTimeout) {
        return new WriteConnection(connections, () -> connections.sorter(busyTimeout));
    }

    /** IMMEDIATE, so that no unit reads first and then fails to write (SQLITE_BUSY_SNAPSHOT, case C46). */
    void begin() {
        if (open.isEmpty()) {
            open = Optional.of(opener.get());
        }
        DirectStatement.on(handle(), "BEGIN IMMEDIATE").execute();
    }

    /**
     * @throws StoreException of kind ACKNOWLEDGEMENT_LOST where SQLite leaves open whether the commit happened
     */
    void commit() {
        try {
            DirectStatement.on(handle(), "COMMIT").execute();
        } catch (JdbiException failure) {
            StoreException told = Failures.storeException("committing to " + connections.file(), failure);
            if (told.kind() == StoreException.Kind.LOCKED || told.kind() == StoreException.Kind.DISK_FULL) {
                throw failure;
            }
            throw StoreException.of(
                    StoreException.Kind.ACKNOWLEDGEMENT_LOST,
                    "committing to " + connections.file(),
                    "the commit was not acknowledged: " + told.reason(),
                    failure);
        }
    }

    /** Runs one unit in the current transaction. */
    <T> T run(Unit<T> unit) {
        return unit.run(handle());
    }

    /** Runs one unit in a savepoint of the current transaction. */
    <T> T runApart(Unit<T> unit) {
        return Savepoint.run(handle(), () -> unit.run(handle()), result -> true);
    }

    /** Runs one unit in a transaction of its own. */
    <T> T runAlone(Unit<T> unit) {
        try {
            begin();
        } catch (RuntimeException | Error shutOut) {
            rollBack();
            throw shutOut;
        }
        return runAndCommit(unit);
    }

    /** Runs one unit in the current transaction, which it has for itself, and ends that. */
    <T> T runAndCommit(Unit<T> unit) {
        try {
            T result = unit.run(handle());
            commit();
            return result;
        } catch (RuntimeException | Error failure) {
            rollBack();
            throw failure;
        }
    }

    /** Ends whatever transaction is open. A connection that cannot even do that is let go of. Does not throw. */
    void rollBack() {
        open.ifPresent(handle -> {
            try {
                handle.execute("ROLLBACK");
            } catch (JdbiException failure) {
                if (!String.valueOf(failure.getMessage()).contains("no transaction is active")) {
                    letGo(handle);
                }
            }
        });
    }

    private void letGo(Handle broken) {
        open = Optional.empty();
        try {
            broken.close();
        } catch (JdbiException closedAlready) {
            // It is of no use any more, and what failed before is what the caller must learn.
        }
    }

    private Handle handle() {
        return open.orElseThrow();
    }

    /** What a caller is told of {@code failure}: the store's own exception where SQLite is the cause. */
    RuntimeException told(RuntimeException failure) {
        Throwable cause = failure;
        while (cause instanceof TransactionLostException) {
            cause = cause.getCause();
        }
        if (cause instanceof JdbiException) {
            return Failures.storeException("writing to " + connections.file(), cause);
        }
        return cause instanceof RuntimeException ? (RuntimeException) cause : failure;
    }

    @Override
    public void close() {
        open.ifPresent(Handle::close);
    }
}
