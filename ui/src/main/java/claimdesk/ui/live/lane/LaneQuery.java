package claimdesk.ui.live.lane;

import claimdesk.store.window.lane.LaneFilter;
import claimdesk.ui.live.row.LaneRow;

/** Which rows a lane shows, and in which order. */
public record LaneQuery(LaneFilter filter, LaneSort sort) {

    public static LaneQuery newest() {
        return new LaneQuery(LaneFilter.none(), LaneSort.NEWEST);
    }

    /** Where {@code row} stands in this order. */
    Place placeOf(LaneRow row) {
        return new Place(sort.rank(row.atMs(), row.other()), row.number());
    }
}
