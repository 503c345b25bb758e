package claimdesk.ui;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.command.WindowOrder;
import claimdesk.ui.settings.SettingsFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;

/** Opens the window. */
public final class Window {

    private Window() {}

    /**
     * Opens the window and returns when it was closed.
     *
     * @return the exit code: 0, or 2 if there is no display, which {@code err} is told in one sentence
     */
    static int open(WindowOrder order, PrintWriter err) {
        String system = System.getProperty("os.name");
        Path home = Path.of(System.getProperty("user.home"));
        List<String> arguments = List.of(
                DataFolder.settings(system, home, System.getenv()).toString(),
                DataFolder.file(system, home, System.getenv()).toString(),
                Boolean.toString(order.isReadOnly()),
                order.file().map(Path::toString).orElse(""),
                order.opened().map(Path::toString).orElse(""));
        Thread early = new Thread(() -> readEarly(DataFolder.settings(system, home, System.getenv())), "early-reading");
        early.setDaemon(true);
        early.start();
        return Toolkit.run(err, () -> Application.launch(WindowApplication.class, arguments.toArray(String[]::new)));
    }

    /** Loads, while JavaFX starts on other threads, what the window is made of and that needs no JavaFX. */
    private static void readEarly(Path settings) {
        new SettingsFile(settings).read();
        ShippedScenarios.all();
    }
}
