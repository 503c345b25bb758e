package claimdesk.ui;

import claimdesk.store.window.SearchHit;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.Ticker;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.search.HitText;
import claimdesk.ui.search.HitTopic;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.SettingsViewModel;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ScreenModels;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.wiring.AgentWiring;
import claimdesk.ui.wiring.Ground;
import claimdesk.ui.wiring.ImportWiring;
import claimdesk.ui.wiring.InvestigateWiring;
import claimdesk.ui.wiring.LearnWiring;
import claimdesk.ui.wiring.LiveWiring;
import claimdesk.ui.wiring.SettingsWiring;
import claimdesk.ui.wiring.SimulateWiring;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import javafx.application.Platform;

/** Everything behind one window, joined; the only place of the window that names the system's clock. */
public final class Wiring implements AutoCloseable {

    private final InstantSource wall = InstantSource.system();
    private final SettingsWiring settings;
    private final LiveWiring live;
    private final SimulateWiring simulate;
    private final InvestigateWiring investigate;
    private final AgentWiring agent;
    private final ImportWiring importing;
    private final LearnWiring learn;
    private final ShellViewModel shell;
    private final Ticker ticker = new Ticker(this::tick);

    /** Joins what shows {@code file} as {@code settings} say. On the JavaFX thread; the file is opened in the background. */
    public Wiring(Path file, SettingsFile settings) {
        this(DataFile.writable(file), settings, FilePicker.NONE);
    }

    /**
     * @param picker asks for files to open and to save
     */
    public Wiring(DataFile file, SettingsFile kept, FilePicker picker) {
        this(file, kept, picker, Platform::runLater);
    }

    /**
     * @param fxThread hands over to the JavaFX thread
     */
    Wiring(DataFile file, SettingsFile kept, FilePicker picker, Executor fxThread) {
        Ground ground = new Ground(file, kept, picker, wall, fxThread);
        settings = new SettingsWiring(ground);
        SettingsViewModel chosen = settings.settings();
        live = new LiveWiring(ground, this::show, this::open);
        simulate = new SimulateWiring(ground, live, chosen, key -> shell().showInLive(key));
        investigate = new InvestigateWiring(ground, live, chosen, topic -> shell().openCase(topic));
        agent = new AgentWiring(ground, live, chosen);
        investigate.investigate().unmaskBy(agent.personalData());
        importing = new ImportWiring(ground, live);
        learn = new LearnWiring(ground, live, chosen);
        shell = new ShellViewModel(
                file,
                new ScreenModels(
                        live.live(),
                        new ScreenModels.Cases(investigate.investigate(), investigate.find(), agent.agent()),
                        simulate.simulate(),
                        learn.learn(),
                        importing.importing()),
                live.search(),
                chosen);
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
        live.live().accept(news);
        investigate.accept(news);
    }

    private void tick() {
        live.live().tick();
        // Nobody counts what nobody sees, nor in a file that is not open.
        investigate.tick(
                wall.millis(),
                shell.screenProperty().get() == Screen.INVESTIGATE
                        && live.live().openProperty().get());
        learn.learn().tick();
    }

    /** What the window shows. */
    public ShellViewModel shell() {
        return shell;
    }

    /** Where files are looked at that are not the one that is shown. */
    Background looks() {
        return importing.looks();
    }

    /** Begins to look at the file and to count down. */
    public void start() {
        live.start();
        ticker.start();
        settings.start();
    }

    /** Stops all of it, the file last. */
    @Override
    public void close() {
        ticker.close();
        learn.close();
        settings.close();
        importing.close();
        investigate.close();
        agent.close();
        simulate.close();
        live.close();
    }
}
