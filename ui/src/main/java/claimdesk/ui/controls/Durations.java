package claimdesk.ui.controls;

import java.util.Locale;

/** Spans of time as people read them. */
public final class Durations {

    private static final long SECOND = 1000;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;

    private Durations() {}

    /** Milliseconds in the unit that fits: {@code 38 ms}, {@code 2.1 s}, {@code 4:10 min}, {@code 3:05 h}. */
    public static String text(long ms) {
        if (ms < 0) {
            return "-" + text(-ms);
        }
        if (ms < SECOND) {
            return ms + " ms";
        }
        if (ms < MINUTE) {
            return String.format(Locale.ROOT, "%.1f s", Math.floor(ms / 100.0) / 10);
        }
        if (ms < HOUR) {
            return String.format(Locale.ROOT, "%d:%02d min", ms / MINUTE, ms % MINUTE / SECOND);
        }
        return String.format(Locale.ROOT, "%d:%02d h", ms / HOUR, ms % HOUR / MINUTE);
    }
}
