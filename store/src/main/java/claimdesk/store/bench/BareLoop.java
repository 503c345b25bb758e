package claimdesk.store.bench;

import claimdesk.store.database.Database;
import claimdesk.store.database.Durability;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import org.jdbi.v3.core.Handle;

/**
 * One loop that writes rows as fast as bare JDBC does, on a connection with the settings of the store's own writer, and
 * waits for the disk at each commit. What the store is held against. Not thread-safe.
 */
public final class BareLoop implements AutoCloseable {

    private final Database database;
    private final InstantSource clock;
    /** Prepared by the first transaction; the connection stays the same, for a transaction that fails ends the run. */
    private BareRows statements;

    private BareLoop(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /** On {@code file}, in which run 1 has begun and the orders of the actions are placed. */
    public static BareLoop on(Path file, InstantSource clock) {
        return new BareLoop(Database.open(file, Durability.FULL, Database.Writing.SERIAL), clock);
    }

    /** Writes the rows of {@code count} actions from {@code first} on, in one transaction. */
    public void write(Rows rows, long first, int count) {
        database.write(handle -> {
            try {
                return write(handle, rows, first, count);
            } catch (SQLException failure) {
                throw new IllegalStateException("the bare loop failed at action " + first, failure);
            }
        });
    }

    private int write(Handle handle, Rows rows, long first, int count) throws SQLException {
        if (statements == null) {
            statements = new BareRows(handle.getConnection());
        }
        for (long number = first; number < first + count; number++) {
            statements.write(rows, number, clock.millis());
        }
        return count;
    }

    @Override
    public void close() {
        database.close();
    }
}
