package claimdesk.app.simulation;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The live driver's time: worker threads and the wall clock, or a clock that runs a number of times as fast. Tasks may
 * run at the same time. Thread-safe.
 */
public final class WallTime implements Timetable, InstantSource, AutoCloseable {

    private static final long STOP_SECONDS = 30;

    private final InstantSource wall;
    private final long startMs;
    private final int speed;
    private final ScheduledThreadPoolExecutor workers;
    /** The tasks that are not done, and one for whoever still hands them in: given up by waiting for the end. */
    private final AtomicLong open = new AtomicLong(1);

    private final AtomicBoolean isHandedIn = new AtomicBoolean();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final CountDownLatch idle = new CountDownLatch(1);

    /**
     * @param speed how many of the run's milliseconds pass in one of the wall's, at least 1
     * @param threads how many tasks may run at the same time
     */
    public WallTime(InstantSource wall, int speed, int threads) {
        if (speed < 1) {
            throw new IllegalArgumentException("a speed of " + speed + "; at least 1 is needed");
        }
        this.wall = wall;
        this.startMs = wall.millis();
        this.speed = speed;
        this.workers = new ScheduledThreadPoolExecutor(threads, task -> {
            Thread thread = new Thread(task, "caller");
            thread.setDaemon(true);
            return thread;
        });
        this.workers.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public void in(long delayMs, Runnable task) {
        open.incrementAndGet();
        if (!workers.isShutdown()) {
            workers.schedule(() -> run(task), delayMs * 1_000_000 / speed, TimeUnit.NANOSECONDS);
        }
    }

    private void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error unexpected) {
            failure.compareAndSet(null, unexpected);
            idle.countDown();
        } finally {
            done();
        }
    }

    private void done() {
        if (open.decrementAndGet() == 0) {
            idle.countDown();
        }
    }

    /**
     * Waits until no task is left. From the first call on, only tasks hand in tasks.
     *
     * @return false if {@code forMs} of the wall's time passed first, or if this was closed
     * @throws IllegalStateException if a task failed, with what it threw
     */
    public boolean awaitIdle(long forMs) throws InterruptedException {
        if (isHandedIn.compareAndSet(false, true)) {
            done();
        }
        boolean isIdle = idle.await(forMs, TimeUnit.MILLISECONDS);
        if (failure.get() != null) {
            throw new IllegalStateException("a task of the run failed", failure.get());
        }
        return isIdle && !workers.isShutdown();
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public long millis() {
        return startMs + (wall.millis() - startMs) * speed;
    }

    /** Drops the tasks that are not due and waits for those that run. */
    @Override
    public void close() {
        workers.shutdown();
        idle.countDown();
        try {
            workers.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
