package claimdesk.ui;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.scene.Scene;

/** Waits for the first frame of a window. For the JavaFX thread. */
final class FirstFrame {

    /** A pulse lays out and hands over to the drawing thread; the next one comes only when that has drawn. */
    private static final int PULSES = 2;

    private final Scene scene;
    private final Runnable onDrawn;
    private final AtomicInteger pulses = new AtomicInteger();
    private final Runnable counting = this::count;

    private FirstFrame(Scene scene, Runnable onDrawn) {
        this.scene = scene;
        this.onDrawn = onDrawn;
    }

    /** Runs {@code onDrawn} once {@code scene}, which is being shown, was drawn. */
    static void await(Scene scene, Runnable onDrawn) {
        scene.addPostLayoutPulseListener(new FirstFrame(scene, onDrawn).counting);
        Platform.requestNextPulse();
    }

    private void count() {
        if (pulses.incrementAndGet() < PULSES) {
            Platform.requestNextPulse();
            return;
        }
        scene.removePostLayoutPulseListener(counting);
        onDrawn.run();
    }
}
