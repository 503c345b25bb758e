package claimdesk.store.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.sqlite.BusyHandler;

/**
 * How one connection waits for the write lock: it looks again after pauses of uneven length, at first seldom and, once it
 * has waited long, often, until its timeout. While it is patient, another process writes several groups in a row, which
 * costs less than taking turns; SQLite's own busy timeout, which looks ever more seldom, leaves it shut out for seconds.
 * Not thread-safe, as its connection is not.
 */
final class LockWait extends BusyHandler {

    private static final int GIVE_UP = 0;
    private static final int LOOK_AGAIN = 1;
    private static final long PATIENT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long PATIENT_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(12);
    private static final long EAGER_PAUSE_NANOS = TimeUnit.MICROSECONDS.toNanos(300);

    private final long timeoutNanos;
    private final LongSupplier nanoTime;
    private final LongConsumer pause;
    private long begunNanos;

    LockWait(Duration timeout) {
        this(timeout, System::nanoTime, LockWait::sleep);
    }

    /**
     * @param nanoTime counts nanoseconds from anywhere
     * @param pause stands still for so many nanoseconds
     */
    LockWait(Duration timeout, LongSupplier nanoTime, LongConsumer pause) {
        this.timeoutNanos = timeout.toNanos();
        this.nanoTime = nanoTime;
        this.pause = pause;
    }

    /** Has {@code connection} wait in this way from now on. */
    void installOn(Connection connection) throws SQLException {
        setHandler(connection, this);
    }

    /** Called by SQLite each time that it finds the lock taken. */
    @Override
    protected int callback(int looksBefore) {
        long now = nanoTime.getAsLong();
        if (looksBefore == 0) {
            begunNanos = now;
        }
        long waitedNanos = now - begunNanos;
        if (waitedNanos >= timeoutNanos) {
            return GIVE_UP;
        }
        pause.accept(Math.min(timeoutNanos - waitedNanos, pauseNanos(waitedNanos, now)));
        return LOOK_AGAIN;
    }

    /** Between a third of the longest and the longest, by the clock, so that no two that wait keep step. */
    private static long pauseNanos(long waitedNanos, long nowNanos) {
        long longest = waitedNanos < PATIENT_NANOS ? PATIENT_PAUSE_NANOS : EAGER_PAUSE_NANOS;
        return longest / 3 + Math.floorMod(nowNanos, longest * 2 / 3);
    }

    /** Is no shorter for a thread that was interrupted before, and leaves it so; one that is now looks a little early. */
    static void sleep(long nanos) {
        boolean wasInterrupted = Thread.interrupted();
        if (wasInterrupted) {
            // Takes the permit that the interrupt left, with which the pause would end at once.
            LockSupport.parkNanos(1);
        }
        LockSupport.parkNanos(nanos);
        if (Thread.interrupted() || wasInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
