package claimdesk.ui.shell;

import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.simulate.SimulateViewModel;
import claimdesk.ui.simulate.run.RunViewModel;
import java.nio.file.Path;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What the window is made of, and what belongs to no single screen. */
public final class ShellViewModel {

    private final Path file;
    private final LiveViewModel live;
    private final SimulateViewModel simulate;
    private final ObjectProperty<Screen> screen = new SimpleObjectProperty<>(Screen.LIVE);
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.LIGHT);

    public ShellViewModel(Path file, LiveViewModel live, SimulateViewModel simulate) {
        this.file = file;
        this.live = live;
        this.simulate = simulate;
        simulate.run().fileOpenProperty().bind(live.openProperty());
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

    /** The screen that is shown. */
    public ObjectProperty<Screen> screenProperty() {
        return screen;
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

    /** Goes to the Live screen, and there to {@code key} where it is among the rows that are shown. */
    public void showInLive(ScopedKey key) {
        live.select(key);
        screen.set(Screen.LIVE);
    }

    /** Does {@code next} unless something would be lost by it that is not saved; then asks first. */
    public void leave(Runnable next) {
        if (simulate.file().changedProperty().get()) {
            screen.set(Screen.SIMULATE);
        }
        simulate.file().unlessChanged(next);
    }
}
