package claimdesk.store.database;

import java.nio.file.Path;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * A database in memory, on one connection and in one transaction that ends with it. Its states are SQLite's savepoints,
 * nested in one another. Not thread-safe.
 */
public final class ScratchDatabase implements AutoCloseable {

    /** How errors name it. */
    public static final String NAME = "a store in memory";

    private final Handle handle;

    public ScratchDatabase() {
        handle = Connections.inMemory();
        Migrations.shipped().run(handle, Path.of(NAME));
        handle.execute("BEGIN IMMEDIATE");
    }

    /**
     * Runs {@code unit} so that, if it throws, nothing of it is left; see {@link Writer#write}.
     *
     * @throws StoreException if SQLite refuses a statement
     */
    public <T> T write(Unit<T> unit) {
        try {
            return Savepoint.run(handle, () -> unit.run(handle), result -> true);
        } catch (JdbiException failure) {
            throw Failures.storeException("writing to " + NAME, failure);
        }
    }

    /** Runs a query; it must leave nothing open. */
    public <T> T read(Function<Handle, T> query) {
        return query.apply(handle);
    }

    /** What a file says whose write lock another connection holds; in memory there is no other. */
    public StoreException locked() {
        return StoreException.of(StoreException.Kind.LOCKED, "writing to " + NAME, Failures.LOCKED, null);
    }

    /** What a file says whose disk has no room for another page; in memory there is room. */
    public StoreException diskFull() {
        return StoreException.of(StoreException.Kind.DISK_FULL, "writing to " + NAME, Failures.DISK_FULL, null);
    }

    /** Marks the present state; marks nest. */
    public void mark() {
        DirectStatement.on(handle, "SAVEPOINT mark").execute();
    }

    /** Goes back to the state of the latest mark, which stays. */
    public void backToMark() {
        DirectStatement.on(handle, "ROLLBACK TO mark").execute();
    }

    /** Takes the latest mark away; what was written since it stays. */
    public void dropMark() {
        DirectStatement.on(handle, "RELEASE mark").execute();
    }

    @Override
    public void close() {
        handle.close();
    }
}
