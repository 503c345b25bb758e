package claimdesk.ui;

import claimdesk.ui.bench.BenchedWindow;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.shell.MainWindow;
import java.nio.file.Path;
import javafx.stage.Stage;

/** The real window, opened to be measured. For the JavaFX thread. */
final class OpenWindow implements BenchedWindow {

    private final Stage stage = new Stage();
    private final Wiring wiring;

    OpenWindow(Path file) {
        wiring = new Wiring(file);
        MainWindow.show(stage, wiring.shell(), MainWindow.WIDTH, MainWindow.HEIGHT);
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
