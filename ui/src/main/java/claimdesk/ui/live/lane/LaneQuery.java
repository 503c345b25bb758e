package claimdesk.ui.live.lane;

import claimdesk.store.window.lane.LaneFilter;

/** Which rows a lane shows, and in which order. */
public record LaneQuery(LaneFilter filter, LaneSort sort) {

    public static LaneQuery newest() {
        return new LaneQuery(LaneFilter.none(), LaneSort.NEWEST);
    }
}
