package claimdesk.ui;

import claimdesk.ui.command.WindowOrder;
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
                Boolean.toString(order.isTimed()),
                order.file().map(Path::toString).orElse(""),
                order.opened().map(Path::toString).orElse(""));
        return Toolkit.run(err, () -> Application.launch(WindowApplication.class, arguments.toArray(String[]::new)));
    }
}
