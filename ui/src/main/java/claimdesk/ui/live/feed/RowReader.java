package claimdesk.ui.live.feed;

import claimdesk.store.Tables;
import claimdesk.store.window.AttemptRows;
import claimdesk.store.window.RefusedRow;
import claimdesk.store.window.RowsByNumber;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.Told;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads what rows of the lanes say, by their numbers. For one thread. */
final class RowReader {

    private static final int ANSWERED_KEPT_MAX = 2_000;

    /** What the rows of an attempt up to {@code lastSeq} say. */
    private record Answered(long lastSeq, Told told) {}

    /** What was answered after a refused save, by the refusal's seq. */
    private final Map<Long, Answered> answered = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Answered> eldest) {
            return size() > ANSWERED_KEPT_MAX;
        }
    };

    /** In no particular order; rows that are not in that lane any more are left out. */
    List<LaneRow> rows(Tables tables, Lane lane, long[] numbers) {
        return numbers.length == 0 ? List.of() : read(tables, lane, numbers).toList();
    }

    private Stream<LaneRow> read(Tables tables, Lane lane, long[] numbers) {
        RowsByNumber rows = tables.window().rowsByNumber();
        switch (lane) {
            case IN_PROGRESS:
                return rows.inProgress(numbers).stream().map(LaneRow.InProgress::new);
            case SAVED:
                return rows.saved(numbers).stream().map(LaneRow.Saved::new);
            default:
                AttemptRows attempts = tables.window().attemptRows();
                return rows.refused(numbers).stream().map(row -> new LaneRow.Refused(row, told(attempts, row)));
        }
    }

    /** Reads the attempt again only if the journal has more of it than it had at the last look. */
    private Told told(AttemptRows attempts, RefusedRow refused) {
        long lastSeq = attempts.lastSeqOf(refused.attempt());
        Answered before = answered.get(refused.seq());
        if (before != null && before.lastSeq() == lastSeq) {
            return before.told();
        }
        Told told = attempts.of(refused.attempt()).map(Told::of).orElse(Told.nothing());
        answered.put(refused.seq(), new Answered(lastSeq, told));
        return told;
    }
}
