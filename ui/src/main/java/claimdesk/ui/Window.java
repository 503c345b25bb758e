package claimdesk.ui;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Application;

/** Opens the window. */
public final class Window {

    private Window() {}

    /**
     * Opens the window and returns when it was closed.
     *
     * @param file what to show; the person's own, if empty
     * @return the exit code: 0, or 2 if there is no display, which {@code err} is told in one sentence
     */
    public static int open(Optional<Path> file, PrintWriter err) {
        Path shown = file.orElseGet(Window::own);
        return Toolkit.run(err, () -> Application.launch(WindowApplication.class, shown.toString()));
    }

    private static Path own() {
        return DataFolder.file(
                System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }
}
