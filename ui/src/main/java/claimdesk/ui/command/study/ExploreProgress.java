package claimdesk.ui.command.study;

import claimdesk.app.explore.Explorer;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** One line that is written over while a search goes on: how far, how fast, how much longer. */
final class ExploreProgress {

    private static final long EVERY_MS = 1000;
    private static final double TOO_LITTLE_TO_TELL = 0.001;
    private static final int BAR_CHARACTERS = 20;

    private final PrintWriter err;
    private final InstantSource wall;
    private final Explorer explorer;
    private final long begunMs;
    private final ScheduledExecutorService timer;
    private volatile boolean isShown;

    ExploreProgress(PrintWriter err, InstantSource wall, Explorer explorer) {
        this.err = err;
        this.wall = wall;
        this.explorer = explorer;
        this.begunMs = wall.millis();
        this.timer = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "progress");
            thread.setDaemon(true);
            return thread;
        });
        timer.scheduleAtFixedRate(this::show, EVERY_MS, EVERY_MS, TimeUnit.MILLISECONDS);
    }

    private void show() {
        isShown = true;
        err.print("\r" + line(explorer.states(), explorer.covered(), wall.millis() - begunMs));
        err.flush();
    }

    /**
     * @param covered a guess at how much is done, 0 to 1
     */
    static String line(long states, double covered, long passedMs) {
        int done = (int) (covered * BAR_CHARACTERS);
        String bar = "#".repeat(done) + "-".repeat(BAR_CHARACTERS - done);
        long rate = states * 1000 / Math.max(1, passedMs);
        String left = covered < TOO_LITTLE_TO_TELL
                ? "time left unknown"
                : "about " + (long) Math.ceil(passedMs * (1 - covered) / covered / 1000) + " s left";
        return String.format(
                Locale.ROOT,
                "[%s] %3d %%, %,d states, %,d a second, %s   ",
                bar,
                (int) (covered * 100),
                states,
                rate,
                left);
    }

    /** Ends the line. */
    void end() throws InterruptedException {
        timer.shutdown();
        timer.awaitTermination(EVERY_MS, TimeUnit.MILLISECONDS);
        if (isShown) {
            err.println();
        }
    }
}
