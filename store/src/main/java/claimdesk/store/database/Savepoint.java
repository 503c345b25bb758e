package claimdesk.store.database;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** A part of a transaction that can be undone without the rest. */
public final class Savepoint {

    private Savepoint() {}

    /** Runs {@code work}; what it changed is undone if it throws, or if {@code keeps} says so of its result. */
    public static <T> T run(Handle handle, Supplier<T> work, Predicate<T> keeps) {
        handle.execute("SAVEPOINT unit");
        T result;
        try {
            result = work.get();
        } catch (RuntimeException | Error failure) {
            undo(handle, failure);
            throw failure;
        }
        if (!keeps.test(result)) {
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
