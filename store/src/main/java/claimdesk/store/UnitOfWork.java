package claimdesk.store;

/**
 * What must commit together. It may be run again from the start, so it must act on nothing but the tables and its own
 * result, and must not wait for anything.
 */
@FunctionalInterface
public interface UnitOfWork<T> {

    T run(Tables tables);
}
