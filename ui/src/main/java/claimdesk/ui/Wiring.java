package claimdesk.ui;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.Ticker;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.simulate.RunThread;
import claimdesk.ui.simulate.RunViewModel;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.concurrent.Executor;
import javafx.application.Platform;

/** Everything behind one window, joined; the only place of the window that names the system's clock. */
public final class Wiring implements AutoCloseable {

    /** Asking whether the file was written to costs next to nothing; reading it again is done less often. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(20);

    private static final Duration READ_EVERY = Duration.ofMillis(80);

    private final WorkerThread worker = new WorkerThread("reader");
    private final WorkerThread errands = new WorkerThread("errands");
    private final RunThread runs;
    private final LiveFeed feed;
    private final Ticker ticker;
    private final ShellViewModel shell;

    /** Joins what shows {@code file}. On the JavaFX thread; the file is opened in the background. */
    public Wiring(Path file) {
        InstantSource wall = InstantSource.system();
        Executor fxThread = Platform::runLater;
        runs = new RunThread(file, wall, fxThread);
        feed = new LiveFeed(file, wall, READ_EVERY, news -> fxThread.execute(() -> show(news)));
        LiveViewModel live = new LiveViewModel(
                feed,
                new Background(worker, fxThread),
                new Background(errands, fxThread),
                wall,
                runs::nowMs,
                new TimeText(ZoneId.systemDefault()));
        shell = new ShellViewModel(file, live, new RunViewModel(runs, ShippedScenarios.all()));
        ticker = new Ticker(live::tick);
    }

    private void show(LiveNews news) {
        shell.live().accept(news);
    }

    /** What the window shows. */
    public ShellViewModel shell() {
        return shell;
    }

    /** Begins to look at the file and to count down. */
    public void start() {
        worker.repeat(LOOK_EVERY, feed::look);
        ticker.start();
    }

    /** Stops all of it, the file last. */
    @Override
    public void close() {
        ticker.close();
        errands.close();
        worker.close();
        runs.close();
        feed.close();
    }
}
