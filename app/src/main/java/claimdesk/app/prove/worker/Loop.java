package claimdesk.app.prove.worker;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One thread on which everything that the vendors know and decide happens, one thing at a time. Thread-safe. */
public final class Loop implements AutoCloseable {

    private final CompletableFuture<Void> end = new CompletableFuture<>();
    private final ScheduledThreadPoolExecutor thread;

    public Loop() {
        this.thread = new ScheduledThreadPoolExecutor(1, task -> {
            Thread made = new Thread(task, "vendors");
            made.setDaemon(true);
            return made;
        });
        this.thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        this.thread.setRejectedExecutionHandler((task, closed) -> {});
    }

    /** Runs {@code task} on the thread, {@code delayMs} from now; not at all once this is closed. */
    public void in(long delayMs, Runnable task) {
        thread.schedule(() -> run(task), delayMs, TimeUnit.MILLISECONDS);
    }

    private void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            end.completeExceptionally(failure);
        }
    }

    /** Says that all is done. */
    public void end() {
        end.complete(null);
    }

    /**
     * Waits until all is done.
     *
     * @return false if {@code forMs} passed first
     * @throws WorkersLostException if there is nobody left to serve
     * @throws IllegalStateException if a task failed otherwise, with what it threw
     */
    public boolean awaitEnd(long forMs) throws InterruptedException {
        try {
            end.get(forMs, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException notYet) {
            return false;
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof WorkersLostException lost) {
                throw lost;
            }
            throw new IllegalStateException("the vendors failed", failure.getCause());
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
