package claimdesk.store.database;

import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** How a file is read. */
interface ReadSide extends AutoCloseable {

    /** Runs a query; it must leave nothing open. */
    <T> T read(Function<Handle, T> query);

    /** A connection that is the caller's own. */
    Handle reader();

    @Override
    void close();
}
