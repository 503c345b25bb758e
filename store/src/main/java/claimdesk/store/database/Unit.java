package claimdesk.store.database;

import org.jdbi.v3.core.Handle;

/**
 * A unit of work: what must commit together. It may be run again from the start if the transaction that it shared with
 * others was lost, so it must act on nothing but the database and its own result.
 */
@FunctionalInterface
public interface Unit<T> {

    T run(Handle handle);
}
