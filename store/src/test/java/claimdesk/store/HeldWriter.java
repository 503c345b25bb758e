package claimdesk.store;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Keeps a writer at one unit of work, so that whatever is written meanwhile waits, and is one group afterwards. */
public final class HeldWriter {

    private static final long NANOS_MAX = TimeUnit.SECONDS.toNanos(60);

    private static final Set<Thread.State> RESTING =
            EnumSet.of(Thread.State.WAITING, Thread.State.TIMED_WAITING, Thread.State.TERMINATED);

    private final CountDownLatch released = new CountDownLatch(1);

    /** Returns once the writer is at the unit. {@code write} must run what it is given as a unit of work. */
    public HeldWriter(Consumer<Runnable> write) {
        CountDownLatch held = new CountDownLatch(1);
        queue(() -> {
            write.accept(() -> {
                held.countDown();
                await(released);
            });
            return null;
        });
        await(held);
    }

    /** Starts a caller on a thread of its own and returns once it waits for its answer, or has ended. */
    public <T> Future<T> queue(Callable<T> caller) {
        FutureTask<T> task = new FutureTask<>(caller);
        Thread thread = new Thread(task, "caller");
        thread.setDaemon(true);
        thread.start();
        awaitWaiting(thread);
        return task;
    }

    /** Lets the writer go on. */
    public void letGo() {
        released.countDown();
    }

    /** Returns once {@code thread} waits for someone, or has ended. */
    public static void awaitWaiting(Thread thread) {
        long end = System.nanoTime() + NANOS_MAX;
        while (!RESTING.contains(thread.getState())) {
            if (System.nanoTime() - end > 0) {
                throw new AssertionError("the caller does not come to wait: " + thread.getState());
            }
            Thread.onSpinWait();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(NANOS_MAX, TimeUnit.NANOSECONDS)) {
                throw new AssertionError("waited too long");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", stopped);
        }
    }
}
