package claimdesk.store.database;

/** SQLite rolled the whole transaction back, not only the statement that failed (a full disk can do that). */
final class TransactionLostException extends RuntimeException {

    TransactionLostException(Throwable cause) {
        super("the transaction was rolled back as a whole", cause);
    }
}
