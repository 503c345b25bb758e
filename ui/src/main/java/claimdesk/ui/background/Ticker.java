package claimdesk.ui.background;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/** The one beat by which everything on the screen that counts down is moved. For the JavaFX thread only. */
public final class Ticker implements AutoCloseable {

    private static final Duration EVERY = Duration.millis(100);

    private final Timeline beat;

    public Ticker(Runnable onTick) {
        beat = new Timeline(new KeyFrame(EVERY, event -> onTick.run()));
        beat.setCycleCount(Animation.INDEFINITE);
    }

    public void start() {
        beat.play();
    }

    @Override
    public void close() {
        beat.stop();
    }
}
