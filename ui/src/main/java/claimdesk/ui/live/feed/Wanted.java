package claimdesk.ui.live.feed;

import claimdesk.store.window.lane.LaneFilter;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the screen wants to know at the next look.
 *
 * @param filter the same for all lanes
 * @param selected the row that is followed wherever it goes
 * @param isPaused whether the lanes stay as they are
 */
public record Wanted(LaneFilter filter, Map<Lane, LaneWanted> lanes, Optional<LaneRow> selected, boolean isPaused) {

    public static Wanted newest() {
        Map<Lane, LaneWanted> lanes =
                Arrays.stream(Lane.values()).collect(Collectors.toMap(lane -> lane, lane -> LaneWanted.newest()));
        return new Wanted(LaneFilter.none(), lanes, Optional.empty(), false);
    }

    public static Wanted of(
            LaneFilter filter, Collection<LaneViewModel> lanes, Optional<LaneRow> selected, boolean isPaused) {
        return new Wanted(
                filter,
                lanes.stream().collect(Collectors.toMap(LaneViewModel::lane, LaneWanted::of)),
                selected,
                isPaused);
    }

    /** Whether a look is needed to meet this, though nothing was written since {@code last} was met. */
    boolean asksMoreThan(Wanted last) {
        return isPaused != last.isPaused
                || lanes.entrySet().stream()
                        .anyMatch(lane -> lane.getValue().asksMoreThan(last.lanes.get(lane.getKey())));
    }
}
