package claimdesk.store.database;

import java.util.Locale;
import java.util.Optional;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Turns what SQLite and Jdbi throw into what the store says. */
final class Failures {

    /** Why a write failed that found the file locked. */
    static final String LOCKED = "another connection held the write lock for too long; nothing was written, try again";

    /** Why a write failed that found no room. */
    static final String DISK_FULL = "the disk is full; nothing was written, free some space and try again";

    private Failures() {}

    static StoreException storeException(String tried, Throwable failure) {
        StoreException.Kind kind = kind(failure);
        return StoreException.of(kind, tried, reason(kind, failure), failure);
    }

    private static StoreException.Kind kind(Throwable failure) {
        SQLiteErrorCode code = code(failure);
        if (code == null) {
            return StoreException.Kind.OTHER;
        }
        switch (code.name().toUpperCase(Locale.ROOT).split("_", 3)[1]) {
            case "BUSY":
            case "LOCKED":
                return StoreException.Kind.LOCKED;
            case "FULL":
                return StoreException.Kind.DISK_FULL;
            case "READONLY":
            case "PERM":
            case "CANTOPEN":
                return StoreException.Kind.READ_ONLY;
            case "NOTADB":
            case "CORRUPT":
                return StoreException.Kind.NOT_OURS;
            default:
                return StoreException.Kind.OTHER;
        }
    }

    private static SQLiteErrorCode code(Throwable failure) {
        return sqlite(failure).map(SQLiteException::getResultCode).orElse(null);
    }

    private static Optional<SQLiteException> sqlite(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException found) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private static String reason(StoreException.Kind kind, Throwable failure) {
        switch (kind) {
            case LOCKED:
                return LOCKED;
            case DISK_FULL:
                return DISK_FULL;
            case READ_ONLY:
                return "the file or its folder cannot be written; nothing was written";
            case NOT_OURS:
                return "the file is damaged or not an SQLite database; nothing was written";
            default:
                // Jdbi's message has the statement and its arguments, tokens and bodies among them; SQLite's has not.
                return sqlite(failure)
                        .map(SQLiteException::getMessage)
                        .orElse(failure.getClass().getSimpleName());
        }
    }
}
