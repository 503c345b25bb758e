package claimdesk.ui.shell;

import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.simulate.RunViewModel;
import java.nio.file.Path;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What the window is made of, and what belongs to no single screen. */
public final class ShellViewModel {

    private final Path file;
    private final LiveViewModel live;
    private final RunViewModel run;
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.LIGHT);

    public ShellViewModel(Path file, LiveViewModel live, RunViewModel run) {
        this.file = file;
        this.live = live;
        this.run = run;
        run.fileOpenProperty().bind(live.openProperty());
    }

    // Properties

    public LiveViewModel live() {
        return live;
    }

    public RunViewModel run() {
        return run;
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    public String fileName() {
        return ShownText.of(String.valueOf(file.getFileName()));
    }

    public String filePath() {
        return ShownText.of(file.toAbsolutePath().toString());
    }

    // Commands

    public void switchTheme() {
        theme.set(theme.get().other());
    }
}
