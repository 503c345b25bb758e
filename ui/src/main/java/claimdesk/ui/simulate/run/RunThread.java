package claimdesk.ui.simulate.run;

import claimdesk.store.identity.RunId;
import claimdesk.ui.background.Throttle;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Plays runs in one file, one at a time, on a thread of its own. Commands are for the JavaFX thread only. */
public final class RunThread implements AutoCloseable {

    private static final long STOP_SECONDS = 5;

    private final Path file;
    private final InstantSource wall;
    private final Executor fxThread;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "run");
        made.setDaemon(true);
        return made;
    });

    private final Set<RunId> begun = ConcurrentHashMap.newKeySet();
    private volatile Optional<RunPlayer> player = Optional.empty();

    public RunThread(Path file, InstantSource wall, Executor fxThread) {
        this.file = file;
        this.wall = wall;
        this.fxThread = fxThread;
    }

    /**
     * Starts a run. The run before it must have ended.
     *
     * @param isHeld whether it begins paused
     * @param onNews told where it stands, on the JavaFX thread
     * @param onEnd told on the JavaFX thread
     */
    void start(RunOrder order, boolean isHeld, Consumer<RunNews> onNews, Consumer<RunEnd> onEnd) {
        RunPlayer mine = new RunPlayer(file, wall, order, begun::add, new Throttle<>(fxThread, onNews)::offer);
        player = Optional.of(mine);
        if (isHeld) {
            mine.pause();
        }
        thread.execute(() -> {
            RunEnd end = mine.play();
            player = Optional.empty();
            fxThread.execute(() -> onEnd.accept(end));
        });
    }

    void pause() {
        player.ifPresent(RunPlayer::pause);
    }

    void resume() {
        player.ifPresent(RunPlayer::resume);
    }

    void stepOnce() {
        player.ifPresent(RunPlayer::stepOnce);
    }

    void goAt(Speed speed) {
        player.ifPresent(one -> one.goAt(speed));
    }

    void stop() {
        player.ifPresent(RunPlayer::stop);
    }

    /** Whether this window has begun that run. Thread-safe. */
    public boolean hasBegun(RunId run) {
        return begun.contains(run);
    }

    /** The clock of the run that goes on; empty if none does. Thread-safe. */
    public OptionalLong nowMs() {
        return player.map(RunPlayer::nowMs).orElse(OptionalLong.empty());
    }

    /** Breaks off the run that goes on and waits until its file is closed. */
    @Override
    public void close() {
        player.ifPresent(RunPlayer::abandon);
        thread.shutdown();
        try {
            thread.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
