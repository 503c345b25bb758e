package claimdesk.ui.live.lane;

import claimdesk.ui.live.row.Lane;
import java.util.List;

/** By what a lane is sorted. */
public enum LaneSort {
    NEWEST("Newest first", true, false),
    OLDEST("Oldest first", false, false),
    LEASE_END("Lease ends first", false, true),
    SLOWEST("Took longest first", true, true);

    /** How many of the newest rows a lane sorts by what no index holds; the others are left out, and it says so. */
    public static final int SORTED_MAX = 50_000;

    private final String text;
    private final boolean isDescending;
    private final boolean isBounded;

    LaneSort(String text, boolean isDescending, boolean isBounded) {
        this.text = text;
        this.isDescending = isDescending;
        this.isBounded = isBounded;
    }

    public String text() {
        return text;
    }

    public boolean isDescending() {
        return isDescending;
    }

    /** Whether only the newest {@link #SORTED_MAX} rows are sorted. */
    public boolean isBounded() {
        return isBounded;
    }

    /** What a row is ranked by: when it happened, or the other figure of its lane. */
    public long rank(long atMs, long other) {
        return isBounded ? other : atMs;
    }

    /** What {@code lane} can be sorted by; the first is how it begins. */
    public static List<LaneSort> of(Lane lane) {
        switch (lane) {
            case IN_PROGRESS:
                return List.of(NEWEST, OLDEST, LEASE_END);
            case SAVED:
                return List.of(NEWEST, OLDEST, SLOWEST);
            default:
                return List.of(NEWEST, OLDEST);
        }
    }
}
