package claimdesk.ui.shell;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Topic;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.window.query.StateWord;
import claimdesk.ui.agent.AgentViewModel;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.investigate.InvestigateViewModel;
import claimdesk.ui.investigate.find.FindViewModel;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.search.SearchViewModel;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.settings.SettingsViewModel;
import claimdesk.ui.simulate.SimulateViewModel;
import claimdesk.ui.simulate.run.RunViewModel;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;

/** What the window is made of, and what belongs to no single screen. */
public final class ShellViewModel {

    private final DataFile file;
    private final ScreenModels screens;
    private final SearchViewModel search;
    private final SettingsViewModel settings;
    private final ObjectProperty<Screen> screen = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<Theme> theme = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public ShellViewModel(DataFile file, ScreenModels screens, SearchViewModel search, SettingsViewModel settings) {
        this.file = file;
        this.screens = screens;
        this.search = search;
        this.settings = settings;
        agent().follow(
                        investigate().caseProperty(),
                        investigate().shown().notesProperty(),
                        live().detail().keyProperty());
        if (!file.isReadOnly()) {
            run().fileOpenProperty().bind(live().openProperty());
        }
        investigate().screenShownProperty().bind(screen.isEqualTo(Screen.INVESTIGATE));
        screen.set(Screen.named(settings.settings().screen()).orElse(Screen.LIVE));
        screen.addListener((property, before, now) -> settings.change(all -> all.withScreen(now.text())));
        settings.settingsProperty().addListener((property, before, now) -> showTheme());
        settings.systemDarkProperty().addListener((property, before, now) -> showTheme());
        showTheme();
        live().detail().openCasesBy(this::openCase);
        // An import and its undoing write no journal row, by which a change would be noticed.
        importing().list().all().addListener((ListChangeListener<ImportedSource>) change -> find().fileChanged());
        live().openProperty().addListener((property, before, now) -> {
            if (now) {
                importing().list().refresh();
            }
        });
    }

    // Properties

    public LiveViewModel live() {
        return screens.live();
    }

    public RunViewModel run() {
        return simulate().run();
    }

    public SimulateViewModel simulate() {
        return screens.simulate();
    }

    public AgentViewModel agent() {
        return screens.cases().agent();
    }

    public InvestigateViewModel investigate() {
        return screens.cases().investigate();
    }

    /** What finds cases on the Investigate screen. */
    public FindViewModel find() {
        return screens.cases().find();
    }

    public LearnViewModel learn() {
        return screens.learn();
    }

    public SearchViewModel search() {
        return search;
    }

    public SettingsViewModel settings() {
        return settings;
    }

    public ImportingViewModel importing() {
        return screens.importing();
    }

    public ObjectProperty<Screen> screenProperty() {
        return screen;
    }

    /** How the window looks now. */
    public ReadOnlyObjectProperty<Theme> themeProperty() {
        return theme.getReadOnlyProperty();
    }

    /** What went wrong with something that belongs to no screen; empty if nothing did. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public Path file() {
        return file.path();
    }

    /** Whether the file is only looked at: nothing that writes to it is offered then. */
    public boolean isReadOnly() {
        return file.isReadOnly();
    }

    public String fileName() {
        return ShownText.of(String.valueOf(file().getFileName()));
    }

    public String filePath() {
        return ShownText.of(file().toAbsolutePath().toString());
    }

    // Commands

    public void switchTheme() {
        settings.choose(theme.get() == Theme.DARK ? Appearance.LIGHT : Appearance.DARK);
    }

    /** Goes to the Live screen, and there to {@code key}. */
    public void showInLive(ScopedKey key) {
        live().open(key, Optional.empty());
        screen.set(Screen.LIVE);
    }

    /** Goes to the Investigate screen, and there to the case of {@code topic}. */
    public void openCase(Topic topic) {
        screen.set(Screen.INVESTIGATE);
        investigate().open(topic);
    }

    /** Goes to the Investigate screen, and there to the cases that imported lines name. */
    public void findImported() {
        find(StateWord.IMPORTED.text());
    }

    /** Goes to the Investigate screen, and there to the cases of a vendor. */
    public void find(Vendor vendor) {
        find("vendor:\"" + vendor.text().replace("\"", "\"\"") + "\"");
    }

    private void find(String text) {
        screen.set(Screen.INVESTIGATE);
        investigate().findShownProperty().set(true);
        find().textProperty().set(text);
    }

    /** Goes to the Learn screen, and there has what happened in a case stepped under {@code protocol}. */
    public void replay(Case found, Protocol protocol) {
        screen.set(Screen.LEARN);
        learn().replay(found, protocol);
    }

    /** Goes to the Investigate screen, which says that there is no case for what was {@code found}. */
    public void openNoCase(String found) {
        screen.set(Screen.INVESTIGATE);
        investigate().openUnnamed(found);
    }

    /** Does {@code next} unless something would be lost by it that is not saved; then asks first. */
    public void leave(Runnable next) {
        if (importing().runningProperty().get().isPresent()) {
            screen.set(Screen.IMPORT);
        }
        importing().unlessRunning(() -> {
            if (simulate().file().changedProperty().get()) {
                screen.set(Screen.SIMULATE);
            }
            simulate().file().unlessChanged(next);
        });
    }

    /** Whether leaving would lose something, and so is asked about. */
    public boolean asksBeforeLeaving() {
        return simulate().file().changedProperty().get()
                || importing().runningProperty().get().isPresent();
    }

    public void say(String whatWentWrong) {
        problem.set(whatWentWrong);
    }

    public void putProblemAway() {
        problem.set("");
    }

    private void showTheme() {
        boolean isDark =
                switch (settings.settings().appearance()) {
                    case LIGHT -> false;
                    case DARK -> true;
                    case SYSTEM -> settings.systemDarkProperty().get();
                };
        theme.set(isDark ? Theme.DARK : Theme.LIGHT);
    }
}
