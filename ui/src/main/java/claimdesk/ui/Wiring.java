package claimdesk.ui;

import claimdesk.store.Store;
import claimdesk.ui.background.Background;
import claimdesk.ui.live.LiveReader;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.shell.ShellView;
import claimdesk.ui.simulate.RunViewModel;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.util.Duration;

/** Joins the layers behind one window: every {@code new} that does. */
public final class Wiring implements AutoCloseable {

    private static final Duration TICK = Duration.millis(100);
    private static final long STOP_SECONDS = 10;

    private final Store store;
    private final LiveReader reader;
    private final ExecutorService worker;
    private final RunViewModel run;
    private final LiveViewModel live;
    private final ShellView shell;
    private final Timeline ticker;

    private Wiring(Store store) {
        InstantSource wall = InstantSource.system();
        this.store = store;
        this.reader = new LiveReader(store, wall);
        this.worker = Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "background");
            thread.setDaemon(true);
            return thread;
        });
        Background background = new Background(worker, Platform::runLater);
        this.run = new RunViewModel(store.file(), wall, background);
        this.live = new LiveViewModel(reader, background, run::clock);
        this.shell = new ShellView(store.file(), run, live);
        this.ticker = new Timeline(new KeyFrame(TICK, tick -> live.tick()));
        this.ticker.setCycleCount(Animation.INDEFINITE);
    }

    /**
     * Opens {@code file} and wires a window for it, on the JavaFX thread.
     *
     * @throws claimdesk.store.database.StoreException if the file cannot be opened; it is untouched then
     */
    public static Wiring of(Path file) {
        Store store = Store.open(file, InstantSource.system());
        try {
            return new Wiring(store);
        } catch (RuntimeException failure) {
            store.close();
            throw failure;
        }
    }

    /** Begins to look at the file. */
    public void start() {
        live.tick();
        ticker.play();
    }

    public ShellView shell() {
        return shell;
    }

    public RunViewModel run() {
        return run;
    }

    public LiveViewModel live() {
        return live;
    }

    /** Stops ticker, run, worker and store, in that order. */
    @Override
    public void close() {
        ticker.stop();
        run.close();
        worker.shutdown();
        try {
            worker.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        reader.close();
        store.close();
    }
}
