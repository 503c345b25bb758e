package claimdesk.store.database;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** A part of a transaction that can be undone without the rest. */
public final class Savepoint {

    private Savepoint() {}

    /** Runs {@code work}; what it changed is undone if it or {@code keeps} throws, or if that says so of its result. */
    public static <T> T run(Handle handle, Supplier<T> work, Predicate<T> keeps) {
        handle.execute("SAVEPOINT unit");
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
            handle.execute("ROLLBACK TO unit");
        }
        handle.execute("RELEASE unit");
        return result;
    }

    private static void undo(Handle handle, Throwable failure) {
        try {
            handle.execute("ROLLBACK TO unit");
            handle.execute("RELEASE unit");
        } catch (RuntimeException lost) {
            failure.addSuppressed(lost);
            throw new TransactionLostException(failure);
        }
    }
}
