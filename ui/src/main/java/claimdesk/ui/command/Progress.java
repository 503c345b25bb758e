package claimdesk.ui.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.InstantSource;

/** One line that is written over while a long run goes on; runs of under a second show nothing. */
final class Progress {

    private static final long EVERY_MS = 1000;

    private final PrintWriter err;
    private final InstantSource wall;
    private long firstRunMs = -1;
    private long shownAtMs;
    private boolean isShown;

    Progress(PrintWriter err, InstantSource wall) {
        this.err = err;
        this.wall = wall;
        this.shownAtMs = wall.millis();
    }

    /**
     * @param runMs the run's clock
     */
    void step(long runMs) {
        if (firstRunMs < 0) {
            firstRunMs = runMs;
        }
        long nowMs = wall.millis();
        if (nowMs - shownAtMs >= EVERY_MS) {
            shownAtMs = nowMs;
            isShown = true;
            Duration passed = Duration.ofMillis(runMs - firstRunMs);
            err.print("\rsimulating: " + passed.toSeconds() + " s of the run's time ");
            err.flush();
        }
    }

    void end() {
        if (isShown) {
            err.println();
        }
    }
}
