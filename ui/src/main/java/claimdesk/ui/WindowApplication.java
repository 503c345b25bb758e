package claimdesk.ui;

import claimdesk.ui.settings.SettingsFile;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import javafx.stage.Stage;

/**
 * The window as JavaFX starts it. Its arguments are the settings file, the person's own data file and, where another is
 * to be shown, that one. Not the main class, so that it starts from the class path.
 */
public final class WindowApplication extends Application {

    private OpenWindow window;

    @Override
    public void start(Stage stage) {
        List<String> arguments = getParameters().getRaw();
        SettingsFile settings = new SettingsFile(Path.of(arguments.get(0)));
        Path own = Path.of(arguments.get(1));
        window = new OpenWindow(stage, settings, own);
        stage.setOnCloseRequest(event -> window.rememberPlace());
        window.show(
                arguments.size() > 2
                        ? Path.of(arguments.get(2))
                        : settings.read().dataFile().orElse(own));
    }

    @Override
    public void stop() {
        window.close();
    }
}
