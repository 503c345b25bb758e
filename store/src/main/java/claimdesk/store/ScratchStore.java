package claimdesk.store;

import claimdesk.store.database.ScratchDatabase;
import claimdesk.store.database.StoreException;
import java.time.InstantSource;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/**
 * A store that is made to be undone: it lives in memory, in one transaction that is never committed, and goes back to an
 * earlier state at the cost of what was written since. Units of work run in it as in a file, by the same statements on
 * the same SQLite. One thread at a time.
 */
public final class ScratchStore implements FaultProne, AutoCloseable {

    private final ScratchDatabase database = new ScratchDatabase();
    private final InstantSource clock;

    /**
     * @param clock the one clock by which everything is stamped and judged
     */
    public ScratchStore(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    public <T> T write(UnitOfWork<T> unit) {
        return database.write(handle -> unit.run(tables(handle)));
    }

    @Override
    public <T> T read(Function<Tables, T> query) {
        return database.read(handle -> query.apply(tables(handle)));
    }

    @Override
    public Transactions whileLocked() {
        return failing(database::locked);
    }

    @Override
    public Transactions onFullDisk() {
        return failing(database::diskFull);
    }

    private static Transactions failing(Supplier<StoreException> failure) {
        return new Transactions() {
            @Override
            public <T> T write(UnitOfWork<T> unit) {
                throw failure.get();
            }
        };
    }

    /** Marks the present state; marks nest. */
    public void mark() {
        database.mark();
    }

    /** Goes back to the state of the latest mark, which stays. */
    public void backToMark() {
        database.backToMark();
    }

    /** Takes the latest mark away; what was written since it stays. */
    public void dropMark() {
        database.dropMark();
    }

    @Override
    public void close() {
        database.close();
    }

    @Override
    public String toString() {
        return ScratchDatabase.NAME;
    }

    private Tables tables(Handle handle) {
        return new Tables(handle, InstantSource.fixed(clock.instant()));
    }
}
