package claimdesk.ui.controls;

import java.util.Locale;

/** How numbers, sizes and lengths of time are written on every screen, whatever the system's language. */
public final class Figures {

    private static final long SECOND_MS = 1000;
    private static final long MINUTE_MS = 60 * SECOND_MS;
    private static final long HOUR_MS = 60 * MINUTE_MS;
    private static final long DAY_MS = 24 * HOUR_MS;
    private static final int KIB = 1024;

    private Figures() {}

    /** Like {@code 48 210}; the space does not break. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u00A0');
    }

    /** Like {@code 2.1 s}, {@code 12 s}, {@code 4 min 10 s}, {@code 3 h 5 min}, {@code 2 d}; never negative. */
    public static String length(long ms) {
        long length = Math.max(0, ms);
        if (length < SECOND_MS) {
            return length + " ms";
        }
        if (length < 10 * SECOND_MS) {
            return seconds(length);
        }
        if (length < MINUTE_MS) {
            return length / SECOND_MS + " s";
        }
        if (length < HOUR_MS) {
            return length / MINUTE_MS + " min " + length % MINUTE_MS / SECOND_MS + " s";
        }
        if (length < DAY_MS) {
            return length / HOUR_MS + " h " + length % HOUR_MS / MINUTE_MS + " min";
        }
        return length / DAY_MS + " d";
    }

    /** As {@link #length}, but below ten seconds always like {@code 0.3 s}, so that what counts down keeps its width. */
    public static String countdown(long ms) {
        return ms < 10 * SECOND_MS ? seconds(Math.max(0, ms)) : length(ms);
    }

    private static String seconds(long ms) {
        return String.format(Locale.ROOT, "%d.%d s", ms / SECOND_MS, ms % SECOND_MS / 100);
    }

    /** Like {@code 1.2 MB}. */
    public static String bytes(long bytes) {
        if (bytes < KIB) {
            return bytes + " B";
        }
        if (bytes < KIB * KIB) {
            return bytes / KIB + " kB";
        }
        return String.format(Locale.ROOT, "%.1f MB", bytes / (double) (KIB * KIB));
    }
}
