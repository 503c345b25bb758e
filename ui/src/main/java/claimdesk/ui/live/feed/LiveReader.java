package claimdesk.ui.live.feed;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.imported.ImportState;
import claimdesk.store.journal.Event;
import claimdesk.store.window.AttemptRow;
import claimdesk.store.window.lane.LaneChanges;
import claimdesk.store.window.lane.LaneFilter;
import claimdesk.ui.live.feed.LiveSnapshot.FileFigures;
import claimdesk.ui.live.feed.LiveSnapshot.KeyAttempts;
import claimdesk.ui.live.lane.LaneChange;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what the Live screen shows, and holds nothing of the file between two reads. For one thread. */
final class LiveReader {

    /** As many rows as a high screen shows. */
    static final int FIRST_ROWS = 64;

    static final int ATTEMPTS_MAX = 200;

    /** One more than are drawn, so that it shows when there are older ones. */
    static final int EVENTS_MAX = TimelineViewModel.EVENTS_MAX + 1;

    /** Journal rows that one look reckons with; the next goes on from there. */
    static final int CHANGES_MAX = 5_000;

    /** Imports that are looked through for one that was not taken back. */
    private static final int IMPORTS_MAX = 100;

    private final Store store;
    private final OwnWrites own;
    private final RowReader rowReader = new RowReader();
    private final Map<Lane, LaneReader> lanes = new EnumMap<>(Lane.class);
    private LaneFilter filter = LaneFilter.none();
    private Optional<Known> known = Optional.empty();
    private long shownSeq = -1;
    private long seq;

    LiveReader(Store store, OwnWrites own) {
        this.store = store;
        this.own = own;
        Arrays.stream(Lane.values()).forEach(lane -> lanes.put(lane, new LaneReader(lane, rowReader)));
    }

    /** Whether the lanes have not been read to their ends. */
    boolean hasMore() {
        return lanes.values().stream().anyMatch(lane -> !lane.isComplete());
    }

    /** Whether the journal has rows that the lanes do not show yet, though they could. */
    boolean isBehind(boolean isPaused) {
        return shownSeq < seq && !isPaused;
    }

    LiveSnapshot read(Wanted wanted, Optional<ScopedKey> looked, long walBytes) {
        return store.read(tables -> read(tables, wanted, looked, walBytes));
    }

    private LiveSnapshot read(Tables tables, Wanted wanted, Optional<ScopedKey> looked, long walBytes) {
        long seenSeq = seq;
        seq = tables.journal().lastSeq();
        boolean isFirst = shownSeq < 0;
        if (isFirst || !filter.equals(wanted.filter())) {
            filter = wanted.filter();
            shownSeq = seq;
        }
        wanted.lanes().forEach((lane, one) -> lanes.get(lane).ask(one.query()));
        Optional<LaneChanges> changes = wanted.isPaused() ? Optional.empty() : changes(tables);
        if (changes.filter(LaneChanges::isPurged).isPresent()) {
            lanes.get(Lane.SAVED).reset();
        }
        Map<Lane, LaneChange> changed = new EnumMap<>(Lane.class);
        wanted.lanes().forEach((lane, one) -> changed.put(lane, lanes.get(lane).read(tables, one, changes)));
        return new LiveSnapshot(
                tables.window().counts().now(),
                changed,
                new FileFigures(
                        seq, tables.journal().lastAtMs(), walBytes, !isFirst && isWrittenElsewhere(tables, seenSeq)),
                seq - shownSeq,
                changes.isPresent() || isFirst
                        ? wanted.selected().flatMap(row -> asItStands(tables, row))
                        : Optional.empty(),
                looked.map(key -> attempts(tables, key)),
                seq == 0 && hasImports(tables));
    }

    private static boolean hasImports(Tables tables) {
        return tables.imports().finished(IMPORTS_MAX).stream()
                .anyMatch(source -> source.state() == ImportState.IMPORTED);
    }

    /** Whether another process has written since the last look; not asked at the first. */
    private boolean isWrittenElsewhere(Tables tables, long seenSeq) {
        return own.hasOthers(tables, Math.max(seenSeq, seq - CHANGES_MAX), seq);
    }

    private Optional<LaneChanges> changes(Tables tables) {
        if (seq <= shownSeq) {
            return Optional.empty();
        }
        long upTo = Math.min(seq, shownSeq + CHANGES_MAX);
        LaneChanges changes = tables.window().changeLog().between(shownSeq, upTo, filter);
        shownSeq = upTo;
        return Optional.of(changes);
    }

    /** The selected row as it is now; a key that was in progress is followed to where it went. */
    private Optional<LaneRow> asItStands(Tables tables, LaneRow row) {
        List<Lane> where = row.lane() == Lane.REFUSED ? List.of(Lane.REFUSED) : List.of(Lane.IN_PROGRESS, Lane.SAVED);
        return where.stream()
                .flatMap(lane -> rowReader.rows(tables, lane, new long[] {row.number()}).stream())
                .findFirst();
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
}
