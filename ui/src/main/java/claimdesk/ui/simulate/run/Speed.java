package claimdesk.ui.simulate.run;

import claimdesk.app.simulation.Pace;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Optional;

/** How fast a run goes, against the wall clock. */
public enum Speed {
    TIMES_1("\u00D71", "\u00D71, as it is", 1),
    TIMES_10("\u00D710", "\u00D710", 10),
    TIMES_100("\u00D7100", "\u00D7100", 100),
    /** As fast as possible. */
    MAX("max", "as fast as possible", 0);

    private final String text;
    private final String words;
    private final int times;

    Speed(String text, String words, int times) {
        this.text = text;
        this.words = words;
        this.times = times;
    }

    public String text() {
        return text;
    }

    /** The same where there is room for it. */
    public String words() {
        return words;
    }

    /** As it is named on the command line: by how many times, or max. */
    public static Optional<Speed> named(String text) {
        return Arrays.stream(values())
                .filter(one -> text.equals(one == MAX ? "max" : Integer.toString(one.times)))
                .findFirst();
    }

    Pace pace(InstantSource wall) {
        return times == 0 ? Pace.asFastAsPossible() : Pace.times(times, wall);
    }

    /** How many of the run's milliseconds pass in one of the wall's between two steps; 0 at {@link #MAX}. */
    int times() {
        return times;
    }

    /** How long {@code runMs} of a run take by the wall's clock. */
    long wallMs(long runMs) {
        return times == 0 ? 0 : runMs / times;
    }
}
