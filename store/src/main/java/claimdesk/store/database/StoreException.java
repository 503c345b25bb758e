package claimdesk.store.database;

/** The environment failed the store: disk full, file locked, not a Claimdesk file. Says what was tried and on what. */
public final class StoreException extends RuntimeException {

    /** What failed, as far as a caller may act on it. */
    public enum Kind {
        /** Another connection or process held the file's write lock for too long. */
        LOCKED,
        /** SQLite had no room for the write. */
        DISK_FULL,
        /** The file or its folder cannot be written. */
        READ_ONLY,
        /** The file is not one that this program can open. */
        NOT_OURS,
        /** The write may have been committed; only its acknowledgement is missing. */
        ACKNOWLEDGEMENT_LOST,
        /** Anything else that SQLite or the system reports. */
        OTHER
    }

    private final Kind kind;
    private final String reason;

    public StoreException(Kind kind, String message) {
        this(kind, message, message, null);
    }

    private StoreException(Kind kind, String message, String reason, Throwable cause) {
        super(message, cause);
        this.kind = kind;
        this.reason = reason;
    }

    /** An exception that says {@code tried}, which may name the file, and {@code reason}, which does not. */
    public static StoreException of(Kind kind, String tried, String reason, Throwable cause) {
        return new StoreException(kind, tried + ": " + reason, reason, cause);
    }

    /** Why, without naming the file: fit for the journal and for vendors. */
    public String reason() {
        return reason;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether the write that failed may be in the file all the same. */
    public boolean maybeCommitted() {
        return kind == Kind.ACKNOWLEDGEMENT_LOST;
    }
}
