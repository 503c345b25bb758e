package claimdesk.ui.simulate;

import claimdesk.app.simulation.Pace;
import claimdesk.app.simulation.RunReport;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.database.Durability;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Plays one run on a thread of its own, in the window's file. Thread-safe. */
final class RunThread {

    private final Pace pace;
    private final Thread thread;
    private volatile InstantSource clock;

    /**
     * @param onEnd told, on the run's thread, what the run came to, and whether it came to its end
     * @param onFailure told, on the run's thread, why it could not go on
     */
    RunThread(
            Path file,
            RunOrder order,
            InstantSource wall,
            BiConsumer<RunReport, Boolean> onEnd,
            Consumer<RuntimeException> onFailure) {
        this.pace = order.speed().pace(wall);
        this.clock = wall;
        this.thread = new Thread(
                () -> {
                    try {
                        play(file, order, wall, onEnd);
                    } catch (RuntimeException failure) {
                        onFailure.accept(failure);
                    }
                },
                "run");
        this.thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    private void play(Path file, RunOrder order, InstantSource wall, BiConsumer<RunReport, Boolean> onEnd) {
        try (Simulation simulation =
                Simulation.begin(file, Durability.FULL, order.scenario(), order.protocol(), wall.millis())) {
            clock = () -> Instant.ofEpochMilli(pace.shownMs(simulation));
            boolean hasEnded = playToTheEnd(simulation);
            onEnd.accept(simulation.report(), hasEnded);
        }
    }

    private boolean playToTheEnd(Simulation simulation) {
        try {
            boolean hasMore = true;
            while (hasMore) {
                hasMore = pace.step(simulation);
            }
            return true;
        } catch (InterruptedException stopped) {
            return false;
        }
    }

    void pause() {
        pace.pause();
    }

    void resume() {
        pace.resume();
    }

    /** Asks it to stop after the step that it is at. */
    void stop() {
        thread.interrupt();
    }

    void awaitEnd() throws InterruptedException {
        thread.join();
    }

    /** The store's clock in this run, as a watcher sees it. */
    InstantSource clock() {
        return clock;
    }
}
