package claimdesk.ui.crash;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Takes what no one else caught, on whatever thread: writes a report of it and has it said in a sentence. The same error at
 * the same place is reported once, since one that happens at each frame would fill the folder. Thread-safe.
 */
public final class UncaughtErrors implements Thread.UncaughtExceptionHandler {

    /** Different errors of one start that are reported. */
    private static final int REPORTS_MAX = 10;

    private final CrashReports reports;
    private final PrintWriter err;
    private final Consumer<String> screen;
    private final Set<Integer> seen = new HashSet<>();

    /**
     * @param err is told too, for a window that cannot show it any more
     * @param screen shows a sentence; called on the thread of the error
     */
    public UncaughtErrors(CrashReports reports, PrintWriter err, Consumer<String> screen) {
        this.reports = reports;
        this.err = err;
        this.screen = screen;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        if (!isNew(failure)) {
            return;
        }
        Optional<Path> report = reports.write(failure, thread.getName());
        String sentence = "An error of the program's own (" + failure.getClass().getSimpleName()
                + "). What was saved is saved; what was just asked for may not have been done. "
                + report.map(file -> "The report " + file + " has no data of yours; please send it with what you did.")
                        .orElse("No report could be written.");
        err.println("claimdesk: " + sentence);
        err.flush();
        screen.accept(sentence);
    }

    private synchronized boolean isNew(Throwable failure) {
        int place = 31 * failure.getClass().hashCode() + Arrays.hashCode(failure.getStackTrace());
        return seen.size() < REPORTS_MAX && seen.add(place);
    }
}
