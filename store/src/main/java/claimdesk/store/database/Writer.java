package claimdesk.store.database;

/** Runs units of work against one file, one after the other. Thread-safe unless an implementation says otherwise. */
public interface Writer extends AutoCloseable {

    /**
     * Runs {@code unit} in a savepoint of a write transaction and returns its result after the commit. If it throws,
     * its own changes are rolled back and no others, and what it threw is thrown on.
     *
     * @throws StoreException if the file cannot be written
     */
    <T> T write(Unit<T> unit);

    @Override
    void close();
}
