package claimdesk.ui.learn.explore;

import claimdesk.ui.controls.Figures;

/**
 * How far a search has come.
 *
 * @param part a guess at how much of it is done, 0 to 1
 */
public record Covered(long states, double part, long passedMs) {

    /** Below this, what is left is not worth guessing at. */
    private static final double TOO_LITTLE_TO_TELL = 0.02;

    private static final long SECOND_MS = 1000;

    String statesText() {
        return Figures.count(states) + " states";
    }

    String rateText() {
        return passedMs < SECOND_MS ? "" : Figures.count(states * SECOND_MS / passedMs) + " states a second";
    }

    /** A guess, and says so; or that there is none. */
    String leftText() {
        if (part < TOO_LITTLE_TO_TELL || passedMs < SECOND_MS) {
            return "time left not known yet";
        }
        long seconds = Math.round(passedMs * (1 - part) / part / SECOND_MS);
        return (seconds == 0 ? "less than a second" : "about " + Figures.length(seconds * SECOND_MS))
                + " left, a guess";
    }
}
