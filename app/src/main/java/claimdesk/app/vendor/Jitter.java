package claimdesk.app.vendor;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * How chance spreads a delay, so that vendors who failed together do not come back together. The names are those of
 * "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015).
 */
public enum Jitter {
    /** The delay of the curve itself. */
    NONE,
    /** Anything from nothing to the delay of the curve. */
    FULL,
    /** Half the delay of the curve, and anything up to the other half. */
    EQUAL,
    /** Anything from the initial delay to three times the previous one; leaves the curve and its multiplier aside. */
    DECORRELATED;

    /** The word in scenario files and on screens. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Jitter> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
