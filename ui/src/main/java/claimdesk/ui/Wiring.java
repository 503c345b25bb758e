package claimdesk.ui;

import claimdesk.app.agent.Drafts;
import claimdesk.app.casefile.CaseFileExport;
import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.app.lesson.file.LessonShelf;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.Store;
import claimdesk.store.window.SearchHit;
import claimdesk.ui.agent.AgentDesk;
import claimdesk.ui.agent.AgentDesk.Agent;
import claimdesk.ui.agent.AgentViewModel;
import claimdesk.ui.agent.KeyActionsViewModel;
import claimdesk.ui.agent.NotesViewModel;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.Ticker;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.casefile.CaseFileViewModel;
import claimdesk.ui.casefile.CasePage;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.importing.EvidenceDesk;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.investigate.InvestigateViewModel;
import claimdesk.ui.investigate.find.FindViewModel;
import claimdesk.ui.investigate.find.SavedSearchesViewModel;
import claimdesk.ui.investigate.personal.PersonalDataViewModel;
import claimdesk.ui.investigate.verdict.JudgedCase;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.learn.lab.LabViewModel;
import claimdesk.ui.learn.lesson.LessonsViewModel;
import claimdesk.ui.learn.stepper.Rooms;
import claimdesk.ui.learn.stepper.StepperViewModel;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.search.HitText;
import claimdesk.ui.search.HitTopic;
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
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.concurrent.Executor;
import javafx.application.Platform;

/** Everything behind one window, joined; the only place of the window that names the system's clock. */
public final class Wiring implements AutoCloseable {

    /** Asking whether the file was written to costs next to nothing; reading it again is done less often. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(20);

    private static final Duration READ_EVERY = Duration.ofMillis(80);

    private static final int HITS_PER_KIND = 20;

    /** The folder of the mappings that a person keeps by name. */
    private static final String PROFILES = "profiles";

    private final WorkerThread worker = new WorkerThread("reader");
    private final WorkerThread errands = new WorkerThread("errands");
    private final WorkerThread keeper = new WorkerThread("settings");
    private final WorkerThread rows = new WorkerThread("rows");
    private final WorkerThread cases = new WorkerThread("cases");
    private final WorkerThread searches = new WorkerThread("searches");
    private final WorkerThread reviews = new WorkerThread("review");
    private final FindViewModel find;
    private long seqSeen;
    private final WorkerThread looks = new WorkerThread("looks");
    private final WorkerThread imports = new WorkerThread("imports");
    private final WorkerThread agents = new WorkerThread("agent");
    private final WorkerThread steps = new WorkerThread("steps");
    private final WorkerThread hints = new WorkerThread("hints");
    private final WorkerThread explorations = new WorkerThread("explorations");
    private final WorkerThread labs = new WorkerThread("lab");
    private final Rooms rooms = Rooms.thrownAway();
    private final RunThread runs;
    private final RunJournal journal;
    private final LiveFeed feed;
    private final Ticker ticker;
    private final ShellViewModel shell;
    private AgentDesk desk;

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
        InvestigateViewModel investigate = new InvestigateViewModel(
                new Background(cases, fxThread),
                topic -> feed.ask(store -> JudgedCase.find(store, topic, wall)),
                slow,
                picker,
                new TimeText(ZoneOffset.UTC));
        CaseFileViewModel caseFile = new CaseFileViewModel(slow, (lines, topic, wish) -> {
            try (Store store = file.open(wall)) {
                return new CaseFileExport(store, wall, ClaimdeskCommand.VERSION)
                        .write(lines, topic, wish, CasePage::of);
            }
        });
        caseFile.askForFiles(picker);
        investigate.exportBy(caseFile);
        investigate.unmaskBy(
                new PersonalDataViewModel(new Background(agents, fxThread), topic -> this.desk.recordUnmasking(topic)));
        EvidenceDesk desk = new EvidenceDesk(
                file,
                wall,
                () -> feed.read(tables -> tables.imports().finished(EvidenceDesk.LISTED_MAX)),
                new Profiles(settings.beside(PROFILES)));
        shell = new ShellViewModel(
                file,
                live,
                new SimulateViewModel(
                        run, found, files, picker, () -> remembered.settings().newDesk()),
                learn(
                        lessons(settings, slow, remembered, wall),
                        new LabViewModel(new Background(labs, fxThread), files, picker),
                        fxThread,
                        wall),
                new SearchViewModel(background, text -> feed.search(text, HITS_PER_KIND), this::open),
                remembered,
                investigate,
                new ImportingViewModel(
                        desk, new Background(looks, fxThread), new Background(imports, fxThread), picker),
                agent(file, settings, wall, remembered));
        find = new FindViewModel(
                feed::ask,
                new FindViewModel.Workers(new Background(searches, fxThread), new Background(reviews, fxThread)),
                new SavedSearchesViewModel(remembered),
                Clock.systemDefaultZone(),
                shell::openCase);
        shell.findCasesBy(find);
        live.openCasesBy(shell::openCase);
        ticker = new Ticker(() -> {
            live.tick();
            investigate.tick(wall.millis());
            tickFind(wall.millis());
            shell.learn().tick();
        });
    }

    private AgentViewModel agent(
            DataFile file, SettingsFile settings, InstantSource wall, SettingsViewModel remembered) {
        InstantSource clock = () -> Instant.ofEpochMilli(runs.nowMs().orElseGet(wall::millis));
        Agent agent = new Agent(
                System.getProperty("user.name", "somebody"),
                () -> UUID.randomUUID().toString(),
                () -> remembered.settings().newDesk().calls());
        desk = new AgentDesk(file.path(), file::open, clock, agent, new Drafts(settings.beside("drafts.json")));
        Background acts = new Background(agents, Platform::runLater);
        TimeText times = new TimeText(ZoneOffset.UTC);
        return new AgentViewModel(
                new NotesViewModel(desk, acts, times::dated),
                new KeyActionsViewModel(desk, acts, times::dated),
                new KeyActionsViewModel(desk, acts, new TimeText(ZoneId.systemDefault())::dated));
    }

    private static LessonsViewModel lessons(
            SettingsFile settings, Background background, SettingsViewModel remembered, InstantSource wall) {
        return new LessonsViewModel(new LessonShelf(settings.beside("lessons")), background, remembered, wall);
    }

    private LearnViewModel learn(LessonsViewModel lessons, LabViewModel lab, Executor fxThread, InstantSource wall) {
        StepperViewModel stepper =
                new StepperViewModel(rooms, new Background(steps, fxThread), new Background(hints, fxThread));
        return new LearnViewModel(lessons, stepper, lab, new Background(explorations, fxThread), wall);
    }

    private void open(SearchHit hit) {
        if (hit.kind() == SearchHit.Kind.VENDOR && hit.subject().vendor().isPresent()) {
            shell.find(hit.subject().vendor().get());
            return;
        }
        HitTopic.of(hit)
                .ifPresentOrElse(
                        shell::openCase, () -> shell.openNoCase(HitText.of(hit).spoken()));
    }

    private void show(LiveNews news) {
        shell.live().accept(news);
        shell.investigate().fileChanged();
        news.match(
                read -> {
                    boolean isWritten = read.snapshot().file().seq() != seqSeen;
                    seqSeen = read.snapshot().file().seq();
                    if (isWritten) {
                        find.fileChanged();
                    }
                },
                failed -> find.fileChanged());
    }

    /** Nobody counts what nobody sees, nor in a file that is not open. */
    private void tickFind(long nowMs) {
        boolean isShown = shell.screenProperty().get() == Screen.INVESTIGATE;
        if (isShown && shell.live().openProperty().get()) {
            find.tick(nowMs);
        }
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
        explorations.close();
        labs.close();
        steps.close();
        rooms.close();
        keeper.close();
        shell.importing().cancel();
        imports.close();
        looks.close();
        errands.close();
        worker.close();
        rows.close();
        cases.close();
        find.close();
        searches.close();
        reviews.close();
        agents.close();
        shell.agent().notes().close();
        desk.close();
        runs.close();
        journal.close();
        feed.close();
    }
}
