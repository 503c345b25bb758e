package claimdesk.ui;

import claimdesk.ui.shell.MainWindow;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.stage.Stage;

/** The window as JavaFX starts it; its one argument is the file. Not the main class, so that it starts from the class path. */
public final class WindowApplication extends Application {

    private Wiring wiring;

    @Override
    public void start(Stage stage) {
        wiring = new Wiring(Path.of(getParameters().getRaw().get(0)));
        MainWindow.show(stage, wiring.shell(), MainWindow.WIDTH, MainWindow.HEIGHT);
        wiring.start();
    }

    @Override
    public void stop() {
        wiring.close();
    }
}
