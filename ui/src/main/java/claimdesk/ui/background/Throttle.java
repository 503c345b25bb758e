package claimdesk.ui.background;

import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Merges bursts: of what is offered while the JavaFX thread is busy, only the latest is shown, so that a slow screen
 * never falls behind a fast file. Thread-safe.
 */
public final class Throttle<T> {

    private final Executor fxThread;
    private final Consumer<T> screen;
    private final AtomicReference<T> waiting = new AtomicReference<>();

    public Throttle(Executor fxThread, Consumer<T> screen) {
        this.fxThread = fxThread;
        this.screen = screen;
    }

    /** Has {@code latest} shown as soon as the JavaFX thread is free, in place of what still waits. */
    public void offer(T latest) {
        if (waiting.getAndSet(Objects.requireNonNull(latest)) == null) {
            fxThread.execute(() -> screen.accept(waiting.getAndSet(null)));
        }
    }
}
