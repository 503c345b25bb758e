package claimdesk.ui.background;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Runs work off the JavaFX thread and hands the result back on it. Thread-safe. */
public final class Background {

    private final Executor worker;
    private final Executor fxThread;

    /**
     * @param worker one thread, so that results come back in the order in which they were asked for
     * @param fxThread the JavaFX thread; in tests, the caller's own
     */
    public Background(Executor worker, Executor fxThread) {
        this.worker = worker;
        this.fxThread = fxThread;
    }

    /** Runs {@code work}, then one of the other two on the JavaFX thread. */
    public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        worker.execute(() -> fxThread.execute(outcome(work, onDone, onFailure)));
    }

    /** Has something shown of work that goes on. */
    public void show(Runnable what) {
        fxThread.execute(what);
    }

    private static <T> Runnable outcome(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        try {
            T result = work.call();
            return () -> onDone.accept(result);
        } catch (Exception failure) {
            return () -> onFailure.accept(failure);
        }
    }
}
