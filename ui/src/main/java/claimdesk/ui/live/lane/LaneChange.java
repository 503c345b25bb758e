package claimdesk.ui.live.lane;

import claimdesk.ui.live.row.LaneRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a look at the file changes in one lane, in the order of these parts.
 *
 * @param query what it was read for; a lane that shows something else by now does without it
 * @param isReset whether the lane begins anew
 * @param isWritten whether anything was committed, so that any row may say something else by now
 * @param retained if known, the numbers of all rows that the lane still has
 * @param gone numbers of rows that have left the lane
 * @param arrived rows that a commit brought into the lane
 * @param older rows that were there before, and had not been read yet
 * @param read what was read of single rows
 * @param reach how far the lane has been read
 */
public record LaneChange(
        LaneQuery query,
        boolean isReset,
        boolean isWritten,
        Optional<NumberSet> retained,
        List<Long> gone,
        List<Place> arrived,
        List<Place> older,
        RowsRead read,
        Reach reach) {

    /**
     * What single rows say now.
     *
     * @param rows by their numbers
     * @param absent numbers of rows that were asked for and are not in the lane
     */
    public record RowsRead(Map<Long, LaneRow> rows, List<Long> absent) {}

    /**
     * How far a lane has been read.
     *
     * @param lookedAt rows that were looked at, whether or not they matched
     * @param isComplete whether there is no more to read
     */
    public record Reach(long lookedAt, boolean isComplete) {
        static final Reach NOTHING = new Reach(0, false);
    }
}
