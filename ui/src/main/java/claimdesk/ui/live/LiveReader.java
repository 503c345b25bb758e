package claimdesk.ui.live;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.window.AttemptRow;
import claimdesk.store.window.AttemptRows;
import claimdesk.store.window.Cursor;
import claimdesk.store.window.InProgressRow;
import claimdesk.store.window.LiveRows;
import claimdesk.store.window.RefusedRow;
import claimdesk.store.window.SavedRow;
import claimdesk.ui.live.LiveSnapshot.FileFigures;
import claimdesk.ui.live.LiveSnapshot.KeyAttempts;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads what the Live screen shows, and holds nothing of the file between two reads. For one thread. */
final class LiveReader {

    static final int ROWS_PER_LANE = 50;
    static final int ATTEMPTS_MAX = 200;
    /** One more than are drawn, so that it shows when there are older ones. */
    static final int EVENTS_MAX = TimelineViewModel.EVENTS_MAX + 1;

    private final Store store;
    /** What was answered after a refused save that is on screen, by the refusal's seq. */
    private final Map<Long, Answered> answered = new HashMap<>();

    private Optional<Known> known = Optional.empty();

    LiveReader(Store store) {
        this.store = store;
    }

    LiveSnapshot read(Optional<ScopedKey> looked, long walBytes) {
        return store.read(tables -> read(tables, looked, walBytes));
    }

    private LiveSnapshot read(Tables tables, Optional<ScopedKey> looked, long walBytes) {
        LiveRows lanes = tables.window().liveRows();
        List<InProgressRow> inProgress = lanes.inProgress(Cursor.newest(), ROWS_PER_LANE);
        List<SavedRow> saved = lanes.saved(Cursor.newest(), ROWS_PER_LANE);
        List<RefusedRow> refused = lanes.refused(Long.MAX_VALUE, ROWS_PER_LANE);
        Map<Lane, List<LaneRow>> rows = new EnumMap<>(Lane.class);
        rows.put(Lane.IN_PROGRESS, stillInProgress(inProgress, saved));
        rows.put(Lane.SAVED, saved.stream().<LaneRow>map(LaneRow.Saved::new).toList());
        rows.put(Lane.REFUSED, refused(tables, refused));
        return new LiveSnapshot(
                tables.window().counts().now(),
                rows,
                new FileFigures(tables.journal().lastSeq(), tables.journal().lastAtMs(), walBytes),
                looked.map(key -> attempts(tables, key)));
    }

    /** The lanes are read one after the other: what was saved in between is shown where it went. */
    private static List<LaneRow> stillInProgress(List<InProgressRow> inProgress, List<SavedRow> saved) {
        Set<Long> ids = saved.stream().map(SavedRow::id).collect(Collectors.toSet());
        return inProgress.stream()
                .filter(row -> !ids.contains(row.id()))
                .<LaneRow>map(LaneRow.InProgress::new)
                .toList();
    }

    private List<LaneRow> refused(Tables tables, List<RefusedRow> refused) {
        answered.keySet().retainAll(refused.stream().map(RefusedRow::seq).collect(Collectors.toSet()));
        return refused.stream()
                .<LaneRow>map(
                        row -> new LaneRow.Refused(row, told(tables.window().attemptRows(), row)))
                .toList();
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

    /** Reads the key's rows again only if the journal has more of them than it had at the last look. */
    private KeyAttempts attempts(Tables tables, ScopedKey key) {
        long lastSeq = tables.journal().lastSeqOf(key);
        if (known.isEmpty()
                || known.get().lastSeq() != lastSeq
                || !known.get().of().key().equals(key)) {
            List<AttemptRow> attempts = tables.window().attemptRows().ofKey(key, ATTEMPTS_MAX);
            List<Event> events = tables.journal().newestOfKey(key, EVENTS_MAX);
            known = Optional.of(new Known(lastSeq, new KeyAttempts(key, attempts, events)));
        }
        return known.get().of();
    }

    /** What the rows of a key up to {@code lastSeq} say. */
    private record Known(long lastSeq, KeyAttempts of) {}

    /** What the rows of an attempt up to {@code lastSeq} say. */
    private record Answered(long lastSeq, Told told) {}
}
