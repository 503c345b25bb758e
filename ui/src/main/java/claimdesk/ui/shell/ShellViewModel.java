package claimdesk.ui.shell;

import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.controls.ShownText;
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

/** What the window is made of, and what belongs to no single screen. */
public final class ShellViewModel {

    private final DataFile file;
    private final LiveViewModel live;
    private final SimulateViewModel simulate;
    private final LearnViewModel learn;
    private final SearchViewModel search;
    private final SettingsViewModel settings;
    private final ObjectProperty<Screen> screen = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<Theme> theme = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public ShellViewModel(
            DataFile file,
            LiveViewModel live,
            SimulateViewModel simulate,
            LearnViewModel learn,
            SearchViewModel search,
            SettingsViewModel settings) {
        this.file = file;
        this.live = live;
        this.simulate = simulate;
        this.learn = learn;
        this.search = search;
        this.settings = settings;
        if (!file.isReadOnly()) {
            simulate.run().fileOpenProperty().bind(live.openProperty());
        }
        screen.set(Screen.named(settings.settings().screen()).orElse(Screen.LIVE));
        screen.addListener((property, before, now) -> settings.change(all -> all.withScreen(now.text())));
        settings.settingsProperty().addListener((property, before, now) -> showTheme());
        settings.systemDarkProperty().addListener((property, before, now) -> showTheme());
        showTheme();
    }

    // Properties

    public LiveViewModel live() {
        return live;
    }

    public RunViewModel run() {
        return simulate.run();
    }

    public SimulateViewModel simulate() {
        return simulate;
    }

    public LearnViewModel learn() {
        return learn;
    }

    public SearchViewModel search() {
        return search;
    }

    public SettingsViewModel settings() {
        return settings;
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
        live.open(key, Optional.empty());
        screen.set(Screen.LIVE);
    }

    /** Does {@code next} unless something would be lost by it that is not saved; then asks first. */
    public void leave(Runnable next) {
        if (simulate.file().changedProperty().get()) {
            screen.set(Screen.SIMULATE);
        }
        simulate.file().unlessChanged(next);
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
