package claimdesk.ui;

import claimdesk.ui.bench.BenchedWindow;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.WindowPlace;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.frame.MainWindow;
import java.nio.file.Path;
import javafx.stage.Stage;

/** The real window, opened to be measured. For the JavaFX thread. */
final class MeasuredWindow implements BenchedWindow {

    private final Stage stage = new Stage();
    private final Wiring wiring;

    MeasuredWindow(Path file) {
        SettingsFile settings = new SettingsFile(file.resolveSibling("settings.properties"));
        wiring = new Wiring(file, settings);
        MainWindow.show(stage, wiring.shell(), FileDesk.NONE, WindowPlace.FIRST.width(), WindowPlace.FIRST.height());
        wiring.start();
    }

    @Override
    public LiveViewModel live() {
        return wiring.shell().live();
    }

    @Override
    public void close() {
        stage.close();
        wiring.close();
    }
}
