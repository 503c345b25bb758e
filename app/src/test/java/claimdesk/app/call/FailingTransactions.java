package claimdesk.app.call;

import claimdesk.store.Transactions;
import claimdesk.store.UnitOfWork;

/** A store whose every unit of work fails by a mistake of the program's own. */
final class FailingTransactions implements Transactions {

    @Override
    public <T> T write(UnitOfWork<T> unit) {
        throw new IllegalStateException("the answer cannot be written as JSON");
    }
}
