package claimdesk.ui.live.lane.view;

import claimdesk.ui.live.lane.LaneSort;
import claimdesk.ui.live.row.LaneRow;

/** What a person can ask for in a lane. */
public interface LaneCommands {

    void select(int place);

    void toggle(int place);

    void extendTo(int place);

    void selectAll();

    /** Selects the row {@code by} places further. */
    void move(int by);

    /** As {@link #move}, keeping what lies between selected. */
    void extend(int by);

    void sort(LaneSort sort);

    void copy();

    void export();

    void onlyVendorOf(LaneRow row);

    void onlyOperationOf(LaneRow row);

    void onlyRunOf(LaneRow row);
}
