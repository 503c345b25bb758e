package claimdesk.ui.live.feed;

import claimdesk.ui.live.lane.LaneQuery;
import claimdesk.ui.live.lane.LaneViewModel;

/**
 * What the screen wants of one lane.
 *
 * @param inView the rows in view, which are read again after each change
 * @param unread those of them that have not been read as they stand now
 * @param arrivals how many of the newest rows to read as soon as they arrive
 */
public record LaneWanted(LaneQuery query, long[] inView, long[] unread, int arrivals) {

    static LaneWanted of(LaneViewModel lane) {
        return new LaneWanted(lane.queryProperty().get(), lane.inView(), lane.unread(), lane.arrivalsWanted());
    }

    static LaneWanted newest() {
        return new LaneWanted(LaneQuery.newest(), new long[0], new long[0], LiveReader.FIRST_ROWS);
    }

    boolean asksMoreThan(LaneWanted last) {
        return unread.length > 0 || !query.equals(last.query);
    }
}
