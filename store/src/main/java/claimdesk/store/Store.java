package claimdesk.store;

import claimdesk.store.database.Database;
import claimdesk.store.database.Durability;
import claimdesk.store.database.FullDisk;
import claimdesk.store.database.StatementLog;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.Indexing;
import claimdesk.store.window.FileWatch;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/**
 * One open Claimdesk file. Every change goes through {@link #write}; every look goes through {@link #read}. Other
 * processes may write to the same file. Thread-safe, unless opened with serial writing.
 */
public final class Store implements FaultProne, AutoCloseable {

    private static final Duration SHUT_OUT = Duration.ofMillis(20);

    private final Database database;
    private final InstantSource clock;

    private Store(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Opens {@code file} for many callers, whose commits wait for the disk.
     *
     * @param clock the one clock by which everything is stamped and judged
     * @throws StoreException if it cannot be opened for writing; it is untouched then
     */
    public static Store open(Path file, InstantSource clock) {
        return new Store(Database.open(file, Durability.FULL, Database.Writing.GROUPED), clock);
    }

    /** Opens {@code file} for a driver with one thread. */
    public static Store openSerial(Path file, Durability durability, InstantSource clock) {
        return new Store(Database.open(file, durability, Database.Writing.SERIAL), clock);
    }

    /** The same, and keeps in {@code log} every statement that is run for a write. */
    public static Store openRecorded(Path file, Durability durability, InstantSource clock, StatementLog log) {
        return new Store(Database.openRecorded(file, durability, log), clock);
    }

    /**
     * Opens {@code file} for investigation: every write fails, and the file and its folder stay as they are, byte for
     * byte. A file that is written to by others meanwhile is seen as it was when it was opened, or not any more.
     *
     * @throws StoreException if it is not a Claimdesk file that this program reads
     */
    public static Store openReadOnly(Path file, InstantSource clock) {
        return new Store(Database.openReadOnly(file), clock);
    }

    public Path file() {
        return database.file();
    }

    /** Watches the file for commits, on a connection of its own; to be closed before this store. */
    public FileWatch watch() {
        return new FileWatch(database.reader(), file());
    }

    @Override
    public <T> T write(UnitOfWork<T> unit) {
        return database.write(handle -> unit.run(tables(handle)));
    }

    @Override
    public <T> T read(Function<Tables, T> query) {
        return database.read(handle -> query.apply(tables(handle)));
    }

    /**
     * Makes the lines of a staged import findable, beside the file's writer; then it can be finished.
     *
     * @param goesOn asked again and again, on this thread, whether to go on
     * @return whether it went on to the end
     */
    public boolean index(RunId run, BooleanSupplier goesOn) {
        return new Indexing(database, clock, run).run(goesOn);
    }

    /** With SQLite's own error. */
    @Override
    public Transactions onFullDisk() {
        return new Transactions() {
            @Override
            public <T> T write(UnitOfWork<T> unit) {
                return database.write(handle -> FullDisk.run(handle, () -> unit.run(tables(handle))));
            }
        };
    }

    /** As another connection that holds the file's write lock makes it: with SQLite's own error. */
    @Override
    public Transactions whileLocked() {
        return new Transactions() {
            @Override
            public <T> T write(UnitOfWork<T> unit) {
                return database.writeWhileLocked(handle -> unit.run(tables(handle)), SHUT_OUT);
            }
        };
    }

    @Override
    public void close() {
        database.close();
    }

    @Override
    public String toString() {
        return file().toString();
    }

    /** One transaction has one instant: what it judges by is what it stamps. */
    private Tables tables(Handle handle) {
        return new Tables(handle, InstantSource.fixed(clock.instant()));
    }
}
