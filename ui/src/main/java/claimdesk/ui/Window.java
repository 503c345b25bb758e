package claimdesk.ui;

import claimdesk.store.Store;
import claimdesk.store.database.StoreException;
import claimdesk.ui.command.ClaimdeskCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import javafx.application.Application;

/** Opens the window, or says in one sentence why it cannot. */
final class Window {

    private Window() {}

    /**
     * Opens the window on {@code named}, or on the file in the data folder, and returns when it is closed.
     *
     * @return the exit code
     */
    static int open(Optional<Path> named, PrintWriter err) {
        Optional<String> problem = Display.ofThisSystem().problem();
        if (problem.isPresent()) {
            err.println(problem.get());
            return ClaimdeskCommand.WRONG_INPUT;
        }
        try {
            Path file =
                    named.isPresent() ? named.get() : DataFolder.ofThisSystem().defaultFile();
            Store.open(file, InstantSource.system()).close();
            Application.launch(WindowApplication.class, file.toString());
            return ClaimdeskCommand.OK;
        } catch (StoreException | IOException failure) {
            err.println("claimdesk: " + failure.getMessage());
            return ClaimdeskCommand.WRONG_INPUT;
        }
    }
}
