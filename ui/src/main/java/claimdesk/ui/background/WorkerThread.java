package claimdesk.ui.background;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The one thread that reads files for the screen. */
public final class WorkerThread implements Executor, AutoCloseable {

    private static final long STOP_SECONDS = 5;

    private final ScheduledThreadPoolExecutor thread;

    public WorkerThread(String name) {
        thread =
                new ScheduledThreadPoolExecutor(1, work -> {
                    Thread made = new Thread(work, name);
                    made.setDaemon(true);
                    return made;
                }) {
                    @Override
                    protected void afterExecute(Runnable work, Throwable none) {
                        report(work);
                    }
                };
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** A scheduler keeps what its work throws to itself; nobody would ever learn of it. */
    private static void report(Runnable work) {
        if (work instanceof Future<?> future && future.isDone() && !future.isCancelled()) {
            try {
                future.get();
            } catch (ExecutionException failed) {
                Thread current = Thread.currentThread();
                current.getUncaughtExceptionHandler().uncaughtException(current, failed.getCause());
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void execute(Runnable work) {
        if (!thread.isShutdown()) {
            thread.execute(work);
        }
    }

    /** Runs {@code work} again and again, {@code pause} after it has ended; it must not throw. */
    public void repeat(Duration pause, Runnable work) {
        thread.scheduleWithFixedDelay(work, 0, pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Takes no more work and waits for what is being done. */
    @Override
    public void close() {
        thread.shutdown();
        try {
            thread.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
