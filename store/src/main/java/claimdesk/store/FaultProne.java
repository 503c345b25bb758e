package claimdesk.store;

import claimdesk.store.database.StoreException;
import java.util.function.Function;

/** A store that faults can be put in front of, and that can be looked at: a file, or one that is made to be undone. */
public interface FaultProne extends Transactions {

    /** Runs queries; nothing is held between two calls. */
    <T> T read(Function<Tables, T> query);

    /** This store while another connection holds its write lock: every write fails, and nothing of it is done. */
    Transactions whileLocked();

    /** This store with a disk that has no room for another page: every write fails, and nothing of it is done. */
    Transactions onFullDisk();

    /** This store with its acknowledgements lost: every write is committed, and no caller is told. */
    default Transactions losingAcknowledgements() {
        Transactions store = this;
        return new Transactions() {
            @Override
            public <T> T write(UnitOfWork<T> unit) {
                store.write(unit);
                throw StoreException.of(
                        StoreException.Kind.ACKNOWLEDGEMENT_LOST,
                        "writing to " + store,
                        "the acknowledgement of the commit was lost",
                        null);
            }
        };
    }
}
