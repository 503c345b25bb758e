package claimdesk.store.database;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** A part of a transaction that can be undone without the rest. */
public final class Savepoint {

    private Savepoint() {}

    /** Runs {@code work}; what it changed is undone if it or {@code keeps} throws, or if that says so of its result. */
    public static <T> T run(Handle handle, Supplier<T> work, Predicate<T> keeps) {
        DirectStatement.on(handle, "SAVEPOINT unit").execute();
        T result;
        boolean isKept;
        try {
            result = work.get();
            isKept = keeps.test(result);
        } catch (RuntimeException | Error failure) {
            undo(handle, failure);
            throw failure;
        }
        if (!isKept) {
            DirectStatement.on(handle, "ROLLBACK TO unit").execute();
        }
        DirectStatement.on(handle, "RELEASE unit").execute();
        return result;
    }

    private static void undo(Handle handle, Throwable failure) {
        try {
            DirectStatement.on(handle, "ROLLBACK TO unit").execute();
            DirectStatement.on(handle, "RELEASE unit").execute();
        } catch (RuntimeException lost) {
            failure.addSuppressed(lost);
            throw new TransactionLostException(failure);
        }
    }
}
