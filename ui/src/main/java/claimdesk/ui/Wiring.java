package claimdesk.ui;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.Throttle;
import claimdesk.ui.background.Ticker;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.live.LiveFeed;
import claimdesk.ui.live.LiveNews;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.TimeText;
import claimdesk.ui.shell.FileDialogs;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.simulate.SimulateViewModel;
import claimdesk.ui.simulate.editor.FilePicker;
import claimdesk.ui.simulate.result.RowsViewModel;
import claimdesk.ui.simulate.result.RunJournal;
import claimdesk.ui.simulate.run.RunThread;
import claimdesk.ui.simulate.run.RunViewModel;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.concurrent.Executor;
import javafx.application.Platform;

/** Everything behind one window, joined; the only place of the window that names the system's clock. */
public final class Wiring implements AutoCloseable {

    private static final Duration LOOK_EVERY = Duration.ofMillis(100);

    private final WorkerThread worker = new WorkerThread("reader");
    private final WorkerThread rows = new WorkerThread("rows");
    private final RunThread runs;
    private final RunJournal journal;
    private final LiveFeed feed;
    private final Ticker ticker;
    private final ShellViewModel shell;

    /** Joins what shows {@code file}. On the JavaFX thread; the file is opened in the background. */
    public Wiring(Path file) {
        this(file, new FileDialogs());
    }

    /**
     * @param picker asks for scenario files
     */
    public Wiring(Path file, FilePicker picker) {
        InstantSource wall = InstantSource.system();
        Executor fxThread = Platform::runLater;
        runs = new RunThread(file, wall, fxThread);
        Throttle<LiveNews> news = new Throttle<>(fxThread, this::show);
        feed = new LiveFeed(file, wall, news::offer);
        TimeText times = new TimeText(ZoneId.systemDefault());
        LiveViewModel live = new LiveViewModel(feed, new Background(worker, fxThread), wall, runs::nowMs, times);
        journal = new RunJournal(file, wall);
        Background files = new Background(rows, fxThread);
        RowsViewModel found = new RowsViewModel(journal, files, times::of, key -> shell().showInLive(key));
        RunViewModel run = new RunViewModel(runs, ShippedScenarios.all());
        shell = new ShellViewModel(file, live, new SimulateViewModel(run, found, files, picker));
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
        worker.close();
        rows.close();
        runs.close();
        journal.close();
        feed.close();
    }
}
