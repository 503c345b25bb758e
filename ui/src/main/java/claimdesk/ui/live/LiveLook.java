package claimdesk.ui.live;

import claimdesk.store.window.Tally;
import java.util.List;

/** What one look at the file found: the newest rows of each lane, and the figures beside them. */
record LiveLook(List<LaneRow> inProgress, List<LaneRow> saved, List<LaneRow> refused, Tally tally, FileFigures file) {

    /**
     * @param seq the newest journal row
     * @param atMs when it was read, by the wall clock
     */
    record FileFigures(long seq, long walBytes, long atMs) {}

    List<LaneRow> rows(Lane lane) {
        switch (lane) {
            case IN_PROGRESS:
                return inProgress;
            case SAVED:
                return saved;
            default:
                return refused;
        }
    }
}
