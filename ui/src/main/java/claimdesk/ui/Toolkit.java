package claimdesk.ui;

import java.io.PrintWriter;
import java.util.Optional;

/** Starts JavaFX, or says in one sentence why it cannot be started here. */
final class Toolkit {

    private static final int OK = 0;
    private static final int NO_DISPLAY = 2;

    private Toolkit() {}

    /**
     * Runs {@code launch}, which starts JavaFX. Where no display can be opened, whether none is named or none answers,
     * JavaFX itself says so by an exception on this thread.
     *
     * @return the exit code: 0, or 2 if there is no display, which {@code err} is told
     */
    static int run(PrintWriter err, Runnable launch) {
        try {
            launch.run();
            return OK;
        } catch (UnsupportedOperationException | UnsatisfiedLinkError noDisplay) {
            err.println("claimdesk: the window needs a display and found none (" + why(noDisplay)
                    + "); start it by \"xvfb-run claimdesk\", or use the subcommands, which need no display (see"
                    + " \"claimdesk --help\").");
            return NO_DISPLAY;
        }
    }

    private static String why(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        if (!message.contains("DISPLAY")) {
            return message.lines().findFirst().orElse("");
        }
        return Optional.ofNullable(System.getenv("DISPLAY"))
                .filter(display -> !display.isBlank())
                .map(display -> "DISPLAY is " + display + ", where no server answers")
                .orElse("DISPLAY is not set");
    }
}
