package claimdesk.ui.live.lane;

import claimdesk.ui.live.lane.LaneChange.RowsRead;
import claimdesk.ui.live.row.LaneRow;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the rows that were last in view say; the longest unseen are forgotten, so that scrolling far costs nothing. */
final class SeenRows {

    private static final int KEPT_MAX = 2_000;

    private record Seen(LaneRow row, int look) {}

    private final Map<Long, Seen> rows = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Seen> eldest) {
            return size() > KEPT_MAX;
        }
    };

    private final Set<Long> absent = new HashSet<>();
    private int look;

    Optional<LaneRow> row(long number) {
        return Optional.ofNullable(rows.get(number)).map(Seen::row);
    }

    /** Whether the row was read at or after the last change, or was not to be found then. */
    boolean isFresh(long number) {
        Seen seen = rows.get(number);
        return seen != null && seen.look() == look || absent.contains(number);
    }

    /**
     * @param isChanged whether other rows may say something else by now
     */
    void read(RowsRead now, boolean isChanged) {
        if (isChanged) {
            look++;
            absent.clear();
        }
        now.rows().forEach((number, row) -> rows.put(number, new Seen(row, look)));
        absent.addAll(now.absent());
    }
}
