package claimdesk.ui.background;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Runs work off the JavaFX thread and hands the result back on it. */
public final class Background {

    private final Executor worker;
    private final Executor fxThread;

    /**
     * @param worker one thread, so that results come in the order in which they were asked for
     * @param fxThread Platform::runLater in the program, Runnable::run in tests
     */
    public Background(Executor worker, Executor fxThread) {
        this.worker = worker;
        this.fxThread = fxThread;
    }

    public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        worker.execute(() -> fxThread.execute(outcome(work, onDone, onFailure)));
    }

    /** Runs {@code update} on the JavaFX thread, from any thread. */
    public void show(Runnable update) {
        fxThread.execute(update);
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
