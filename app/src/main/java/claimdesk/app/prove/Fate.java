package claimdesk.app.prove;

import claimdesk.app.prove.worker.Ask;
import java.util.SplittableRandom;

/**
 * What one action is to suffer, beside the kills, which may meet any: drawn from the seed by {@link #draw}. Most suffer
 * nothing.
 *
 * @param first what goes wrong in its first request
 * @param isTwice whether a second request is sent at once, without waiting for the first
 * @param isAskedAgain whether it is sent once more after it was answered
 * @param isAskedOtherwise whether its key is sent with another request after it was answered
 */
record Fate(Ask.Fault first, boolean isTwice, boolean isAskedAgain, boolean isAskedOtherwise) {

    private static final int IN = 1000;

    /** Each has the draws below its number and not below that of the one before. */
    private static final int OUTLAST_AT_SAVE = 10;

    private static final int OUTLAST_AT_WORK = 15;
    private static final int FULL_AT_SAVE = 22;
    private static final int UNHEARD_AT_CLAIM = 27;
    private static final int UNHEARD_AT_SAVE = 32;
    private static final int DOUBLE_CLICK = 132;
    private static final int ASKED_AGAIN = 152;
    private static final int ASKED_OTHERWISE = 162;

    static Fate draw(SplittableRandom chance) {
        int drawn = chance.nextInt(IN);
        boolean outlasts = drawn < OUTLAST_AT_WORK;
        boolean isDoubleClick = drawn >= UNHEARD_AT_SAVE && drawn < DOUBLE_CLICK;
        boolean isAskedAgain = drawn >= DOUBLE_CLICK && drawn < ASKED_AGAIN;
        boolean isAskedOtherwise = drawn >= ASKED_AGAIN && drawn < ASKED_OTHERWISE;
        return new Fate(fault(drawn), outlasts || isDoubleClick, isAskedAgain, isAskedOtherwise);
    }

    private static Ask.Fault fault(int drawn) {
        if (drawn < OUTLAST_AT_SAVE) {
            return Ask.Fault.OUTLAST_AT_SAVE;
        }
        if (drawn < OUTLAST_AT_WORK) {
            return Ask.Fault.OUTLAST_AT_WORK;
        }
        if (drawn < FULL_AT_SAVE) {
            return Ask.Fault.FULL_AT_SAVE;
        }
        if (drawn < UNHEARD_AT_CLAIM) {
            return Ask.Fault.UNHEARD_AT_CLAIM;
        }
        return drawn < UNHEARD_AT_SAVE ? Ask.Fault.UNHEARD_AT_SAVE : Ask.Fault.NONE;
    }

    /** Whether its first request outlasts its lease, so that another takes over. */
    boolean outlasts() {
        return first == Ask.Fault.OUTLAST_AT_SAVE || first == Ask.Fault.OUTLAST_AT_WORK;
    }
}
