package claimdesk.store.window.find;

/** How a key stands now. */
public enum Standing {
    IN_PROGRESS,
    /** In progress, and its lease has ended. */
    STUCK,
    SAVED,
    /** Saved with an outcome that a person must look at. */
    UNKNOWN,
    /** The file has no row of it: never claimed, released, or purged. */
    NO_ROW,
    /** Only imported lines name it. */
    IMPORTED
}
