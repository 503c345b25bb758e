package claimdesk.ui.learn.stepper;

import claimdesk.app.room.RoomClock;
import claimdesk.ui.controls.Figures;

/** Instants of a room as they are shown: counted from its first, in seconds, as leases are, until they are too many. */
public final class RoomTime {

    private static final long SECOND_MS = 1000;
    private static final long SECONDS_UNTIL_MS = 1000 * SECOND_MS;

    private RoomTime() {}

    /** An instant, milliseconds since 1970. */
    public static String of(long ms) {
        return length(ms - RoomClock.START_MS);
    }

    public static String length(long ms) {
        return ms < SECONDS_UNTIL_MS && ms % SECOND_MS == 0 ? ms / SECOND_MS + " s" : Figures.length(ms);
    }
}
