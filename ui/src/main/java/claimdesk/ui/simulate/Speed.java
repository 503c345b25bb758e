package claimdesk.ui.simulate;

import claimdesk.app.simulation.Pace;
import java.time.InstantSource;

/** How fast a run goes. */
public enum Speed {
    ONE("×1", 1),
    TEN("×10", 10),
    HUNDRED("×100", 100),
    MAX("max", 0);

    private final String text;
    private final int times;

    Speed(String text, int times) {
        this.text = text;
        this.times = times;
    }

    Pace pace(InstantSource wall) {
        return times == 0 ? Pace.asFastAsPossible() : Pace.times(times, wall);
    }

    @Override
    public String toString() {
        return text;
    }
}
