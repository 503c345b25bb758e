package claimdesk.ui.shell;

import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.search.SearchViewModel;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.settings.SettingsViewModel;
import claimdesk.ui.simulate.RunViewModel;
import java.nio.file.Path;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** What the window is made of, and what belongs to no single screen. */
public final class ShellViewModel {

    private final Path file;
    private final LiveViewModel live;
    private final RunViewModel run;
    private final SearchViewModel search;
    private final SettingsViewModel settings;
    private final ObjectProperty<Screen> screen = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<Theme> theme = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public ShellViewModel(
            Path file, LiveViewModel live, RunViewModel run, SearchViewModel search, SettingsViewModel settings) {
        this.file = file;
        this.live = live;
        this.run = run;
        this.search = search;
        this.settings = settings;
        run.fileOpenProperty().bind(live.openProperty());
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
        return run;
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
        return file;
    }

    public String fileName() {
        return ShownText.of(String.valueOf(file.getFileName()));
    }

    public String filePath() {
        return ShownText.of(file.toAbsolutePath().toString());
    }

    // Commands

    public void switchTheme() {
        settings.choose(theme.get() == Theme.DARK ? Appearance.LIGHT : Appearance.DARK);
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
