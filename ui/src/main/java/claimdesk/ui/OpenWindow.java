package claimdesk.ui;

import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.SystemFilePicker;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.WindowPlace;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.MainWindow;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.Stage;

/** The one window, and the data file that it shows now. For the JavaFX thread only. */
final class OpenWindow implements FileDesk, AutoCloseable {

    private final Stage stage;
    private final SettingsFile settings;
    private final Path ownFile;
    private final FilePicker picker;
    private Wiring wiring;

    /**
     * @param ownFile the person's own data file
     */
    OpenWindow(Stage stage, SettingsFile settings, Path ownFile) {
        this.stage = stage;
        this.settings = settings;
        this.ownFile = ownFile;
        this.picker = new SystemFilePicker(stage);
    }

    /** Shows {@code file}, in place of what is shown. */
    void show(Path file) {
        boolean isFirst = wiring == null;
        close();
        wiring = new Wiring(file, settings);
        WindowPlace place = wiring.shell().settings().settings().window();
        double width = isFirst ? place.width() : stage.getScene().getWidth();
        double height = isFirst ? place.height() : stage.getScene().getHeight();
        MainWindow.show(stage, wiring.shell(), this, width, height);
        if (isFirst && place.isMaximized()) {
            stage.setMaximized(true);
        }
        wiring.start();
    }

    @Override
    public void chooseDataFile() {
        picker.open("Open a data file", FileDesk.DATA).ifPresent(this::open);
    }

    @Override
    public void openOwnDataFile() {
        wiring.shell().settings().change(all -> all.withDataFile(Optional.empty()));
        show(ownFile);
    }

    @Override
    public void take(Path dropped) {
        String name = String.valueOf(dropped.getFileName());
        if (name.toLowerCase(Locale.ROOT).matches(".*\\.(db|sqlite|sqlite3)")) {
            open(dropped);
        } else {
            wiring.shell()
                    .say(ShownText.of(name) + " was not opened: a data file (.db, .sqlite) can be dropped here. Nothing"
                            + " was changed.");
        }
    }

    private void open(Path file) {
        wiring.shell().settings().change(all -> all.withDataFile(Optional.of(file.toAbsolutePath())));
        show(file);
    }

    /** Remembers how large the window is. */
    void rememberPlace() {
        if (wiring != null && !stage.isFullScreen()) {
            wiring.shell().settings().change(all -> all.withWindow(place(all.window())));
        }
    }

    /** A maximized window's own size is what it had before. */
    private WindowPlace place(WindowPlace before) {
        double width = stage.isMaximized() ? before.width() : stage.getScene().getWidth();
        double height = stage.isMaximized() ? before.height() : stage.getScene().getHeight();
        return new WindowPlace(
                Math.max(WindowPlace.WIDTH_MIN, width), Math.max(WindowPlace.HEIGHT_MIN, height), stage.isMaximized());
    }

    @Override
    public void close() {
        if (wiring != null) {
            wiring.close();
            wiring = null;
        }
    }
}
