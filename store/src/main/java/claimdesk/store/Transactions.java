package claimdesk.store;

/** Where units of work are run: a store, or a store with a fault put in front of it. */
public interface Transactions {

    /**
     * Runs {@code unit} as one write transaction and returns its result after the commit. If it throws, nothing of it
     * is in the file.
     *
     * @throws claimdesk.store.database.StoreException if the file could not be written, or if the acknowledgement of
     *     the commit was lost
     */
    <T> T write(UnitOfWork<T> unit);
}
