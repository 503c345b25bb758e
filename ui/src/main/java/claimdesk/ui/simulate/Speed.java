package claimdesk.ui.simulate;

import claimdesk.app.simulation.Pace;
import java.time.InstantSource;

/** How fast a run goes, against the wall clock. */
public enum Speed {
    TIMES_1("\u00D71", 1),
    TIMES_10("\u00D710", 10),
    TIMES_100("\u00D7100", 100),
    /** As fast as possible. */
    MAX("max", 0);

    private final String text;
    private final int times;

    Speed(String text, int times) {
        this.text = text;
        this.times = times;
    }

    public String text() {
        return text;
    }

    Pace pace(InstantSource wall) {
        return times == 0 ? Pace.asFastAsPossible() : Pace.times(times, wall);
    }

    /** How many of the run's milliseconds pass in one of the wall's between two steps; 0 at {@link #MAX}. */
    int times() {
        return times;
    }
}
