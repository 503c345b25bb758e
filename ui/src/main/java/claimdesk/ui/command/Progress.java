package claimdesk.ui.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;

/** One line that is written over while a long run goes on; runs of under a second show nothing. */
public final class Progress {

    private static final long EVERY_MS = 1000;
    private static final int BAR = 20;

    private final PrintWriter err;
    private final InstantSource wall;
    private long firstRunMs = -1;
    private long shownAtMs;
    private boolean isShown;
    private int shownLength;

    public Progress(PrintWriter err, InstantSource wall) {
        this.err = err;
        this.wall = wall;
        this.shownAtMs = wall.millis();
    }

    /**
     * @param runMs the run's clock
     */
    public void step(long runMs) {
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

    /** So much of {@code total} is done: with the rate, and the time that is left at that rate. */
    public void step(String what, long done, long total) {
        if (firstRunMs < 0) {
            firstRunMs = wall.millis();
        }
        long nowMs = wall.millis();
        if (nowMs - shownAtMs < EVERY_MS) {
            return;
        }
        shownAtMs = nowMs;
        double perSecond = 1000.0 * done / Math.max(1, nowMs - firstRunMs);
        String left = done == 0 ? "?" : Long.toString((long) Math.ceil((total - done) / perSecond));
        show(String.format(
                Locale.ROOT,
                "%s [%s] %d of %d, %.0f a second, %s s left",
                what,
                bar(done, total),
                done,
                total,
                perSecond,
                left));
    }

    private static String bar(long done, long total) {
        int filled = (int) (BAR * done / Math.max(1, total));
        return "#".repeat(filled) + ".".repeat(BAR - filled);
    }

    /** Says what goes on, where how much of it is not known. Only after a step was shown. */
    public void note(String what) {
        if (isShown) {
            show(what);
        }
    }

    private void show(String text) {
        isShown = true;
        err.print("\r" + text + " ".repeat(Math.max(0, shownLength - text.length())));
        err.flush();
        shownLength = text.length();
    }

    public void end() {
        if (isShown) {
            err.println();
        }
    }
}
