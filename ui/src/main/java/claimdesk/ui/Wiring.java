package claimdesk.ui;

import claimdesk.app.lesson.file.LessonShelf;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.window.SearchHit;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.Ticker;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.learn.lesson.LessonsViewModel;
import claimdesk.ui.learn.stepper.Rooms;
import claimdesk.ui.learn.stepper.StepperViewModel;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.search.HitText;
import claimdesk.ui.search.SearchViewModel;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.SettingsViewModel;
import claimdesk.ui.settings.SystemLook;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.simulate.SimulateViewModel;
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

    /** Asking whether the file was written to costs next to nothing; reading it again is done less often. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(20);

    private static final Duration READ_EVERY = Duration.ofMillis(80);

    private static final int HITS_PER_KIND = 20;

    private final WorkerThread worker = new WorkerThread("reader");
    private final WorkerThread errands = new WorkerThread("errands");
    private final WorkerThread keeper = new WorkerThread("settings");
    private final WorkerThread rows = new WorkerThread("rows");
    private final WorkerThread steps = new WorkerThread("steps");
    private final WorkerThread hints = new WorkerThread("hints");
    private final WorkerThread searches = new WorkerThread("searches");
    private final Rooms rooms = Rooms.thrownAway();
    private final RunThread runs;
    private final RunJournal journal;
    private final LiveFeed feed;
    private final Ticker ticker;
    private final ShellViewModel shell;

    /** Joins what shows {@code file} as {@code settings} say. On the JavaFX thread; the file is opened in the background. */
    public Wiring(Path file, SettingsFile settings) {
        this(DataFile.writable(file), settings, FilePicker.NONE);
    }

    /**
     * @param picker asks for files to open and to save
     */
    public Wiring(DataFile file, SettingsFile settings, FilePicker picker) {
        InstantSource wall = InstantSource.system();
        Executor fxThread = Platform::runLater;
        runs = new RunThread(file.path(), wall, fxThread);
        feed = new LiveFeed(file, wall, READ_EVERY, runs::hasBegun, news -> fxThread.execute(() -> show(news)));
        Background background = new Background(worker, fxThread);
        TimeText times = new TimeText(ZoneId.systemDefault());
        Background slow = new Background(errands, fxThread);
        LiveViewModel live = new LiveViewModel(feed, background, slow, wall, runs::nowMs, times);
        live.askForFiles(picker);
        SettingsViewModel remembered = new SettingsViewModel(settings, new Background(keeper, fxThread));
        journal = new RunJournal(file, wall);
        Background files = new Background(rows, fxThread);
        RowsViewModel found = new RowsViewModel(journal, files, times::of, key -> shell().showInLive(key));
        RunViewModel run = new RunViewModel(runs, ShippedScenarios.all());
        shell = new ShellViewModel(
                file,
                live,
                new SimulateViewModel(
                        run, found, files, picker, () -> remembered.settings().newDesk()),
                learn(lessons(settings, slow, remembered, wall), fxThread, wall),
                new SearchViewModel(background, text -> feed.search(text, HITS_PER_KIND), this::open),
                remembered);
        ticker = new Ticker(() -> {
            live.tick();
            shell.learn().tick();
        });
    }

    private static LessonsViewModel lessons(
            SettingsFile settings, Background background, SettingsViewModel remembered, InstantSource wall) {
        return new LessonsViewModel(new LessonShelf(settings.beside("lessons")), background, remembered, wall);
    }

    private LearnViewModel learn(LessonsViewModel lessons, Executor fxThread, InstantSource wall) {
        StepperViewModel stepper =
                new StepperViewModel(rooms, new Background(steps, fxThread), new Background(hints, fxThread));
        return new LearnViewModel(lessons, stepper, new Background(searches, fxThread), wall);
    }

    private void open(SearchHit hit) {
        shell.screenProperty().set(Screen.LIVE);
        hit.key().ifPresentOrElse(key -> shell.live().open(key, hit.subject().order()), () -> shell.live()
                .openUnnamed(HitText.of(hit).spoken()));
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
        keeper.execute(this::askTheSystem);
    }

    private void askTheSystem() {
        boolean isDark = SystemLook.isDark(System.getProperty("os.name"));
        Platform.runLater(() -> shell.settings().systemIsDark(isDark));
    }

    /** Stops all of it, the file last. */
    @Override
    public void close() {
        ticker.close();
        shell.learn().stop();
        hints.close();
        searches.close();
        steps.close();
        rooms.close();
        keeper.close();
        errands.close();
        worker.close();
        rows.close();
        runs.close();
        journal.close();
        feed.close();
    }
}
