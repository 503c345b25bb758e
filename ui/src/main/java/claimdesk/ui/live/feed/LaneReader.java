package claimdesk.ui.live.feed;

import claimdesk.store.Tables;
import claimdesk.store.window.Cursor;
import claimdesk.store.window.lane.LaneChanges;
import claimdesk.store.window.lane.LanePlaces;
import claimdesk.store.window.lane.Places;
import claimdesk.ui.live.lane.LaneChange;
import claimdesk.ui.live.lane.LaneChange.Reach;
import claimdesk.ui.live.lane.LaneChange.RowsRead;
import claimdesk.ui.live.lane.LaneQuery;
import claimdesk.ui.live.lane.LaneSort;
import claimdesk.ui.live.lane.NumberSet;
import claimdesk.ui.live.lane.Place;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Reads one lane from its newest row on, a chunk at a look, and what a commit changes in what was read. */
final class LaneReader {

    /** A chunk takes some milliseconds, so that no change waits long behind one. */
    private static final int CHUNK_FIRST = 500;

    private static final int CHUNK_PLAIN = 10_000;
    private static final int CHUNK_LOOKED_UP = 2_500;

    private final Lane lane;
    private final RowReader rowReader;
    private LaneQuery query = LaneQuery.newest();
    private Optional<Cursor> next = Optional.of(Cursor.newest());
    private long lookedAt;
    private boolean isReset = true;
    private boolean isSweepDue;

    LaneReader(Lane lane, RowReader rowReader) {
        this.lane = lane;
        this.rowReader = rowReader;
    }

    /** Begins anew at the next look, if something else is wanted than before. */
    void ask(LaneQuery wanted) {
        if (!wanted.equals(query)) {
            query = wanted;
            reset();
        }
    }

    void reset() {
        next = Optional.of(Cursor.newest());
        lookedAt = 0;
        isReset = true;
        isSweepDue = false;
    }

    boolean isComplete() {
        return next.isEmpty();
    }

    /**
     * @param changes what was committed since the last look; empty if nothing was, or the lanes stay as they are
     */
    LaneChange read(Tables tables, LaneWanted wanted, Optional<LaneChanges> changes) {
        boolean isFirst = isReset;
        isReset = false;
        List<Place> older = next.isPresent() ? chunk(tables, isFirst) : List.of();
        List<Place> arrived = isFirst ? List.of() : changes.map(this::arrived).orElse(List.of());
        List<Long> gone = changes.map(this::gone).orElse(List.of());
        isSweepDue |= lane == Lane.IN_PROGRESS
                && changes.filter(LaneChanges::isKeyGone).isPresent();
        Optional<NumberSet> retained = isSweepDue ? Optional.of(sweep(tables)) : Optional.empty();
        isSweepDue = false;
        long[] numbers = numbers(wanted, changes.isPresent(), isFirst ? older : arrived, isFirst);
        return new LaneChange(
                query,
                isFirst,
                changes.isPresent(),
                retained,
                gone,
                arrived,
                older,
                read(tables, numbers),
                new Reach(lookedAt, next.isEmpty()));
    }

    private RowsRead read(Tables tables, long[] numbers) {
        Map<Long, LaneRow> rows = rowReader.rows(tables, lane, numbers).stream()
                .collect(Collectors.toMap(LaneRow::number, Function.identity(), (one, other) -> one));
        return new RowsRead(
                rows,
                LongStream.of(numbers)
                        .boxed()
                        .filter(number -> !rows.containsKey(number))
                        .toList());
    }

    private List<Place> chunk(Tables tables, boolean isFirst) {
        int limit = isFirst ? CHUNK_FIRST : isPlain() ? CHUNK_PLAIN : CHUNK_LOOKED_UP;
        Places places = places(tables, next.orElseThrow(), limit);
        lookedAt += places.lookedAt();
        next = query.sort().isBounded() && lookedAt >= LaneSort.SORTED_MAX ? Optional.empty() : places.next();
        List<Place> rows = new ArrayList<>(places.size());
        for (int row = 0; row < places.size(); row++) {
            rows.add(new Place(query.sort().rank(places.atMs()[row], places.other()[row]), places.numbers()[row]));
        }
        return rows;
    }

    private boolean isPlain() {
        return lane == Lane.SAVED && query.filter().isNone() && !query.sort().isBounded();
    }

    private Places places(Tables tables, Cursor before, int limit) {
        LanePlaces places = tables.window().lanePlaces();
        switch (lane) {
            case IN_PROGRESS:
                return places.inProgress(query.filter(), before, limit);
            case SAVED:
                return places.saved(query.filter(), query.sort().isBounded(), before, limit);
            default:
                return places.refused(query.filter(), before, limit);
        }
    }

    private List<Place> arrived(LaneChanges changes) {
        if (lane == Lane.REFUSED) {
            return changes.refused().stream()
                    .map(seq -> new Place(query.sort().rank(seq, 0), seq))
                    .toList();
        }
        return changes.keys().stream()
                .filter(key -> key.isMatch() && key.isSaved() == (lane == Lane.SAVED))
                .map(key -> new Place(query.sort().rank(key.atMs(), key.other()), key.number()))
                .toList();
    }

    private List<Long> gone(LaneChanges changes) {
        return lane == Lane.REFUSED
                ? List.of()
                : changes.keys().stream()
                        .filter(key -> !key.isMatch() || key.isSaved() != (lane == Lane.SAVED))
                        .map(LaneChanges.ChangedKey::number)
                        .toList();
    }

    /** The numbers of all rows that are there, as far as the lane has been read. */
    private NumberSet sweep(Tables tables) {
        NumberSet there = new NumberSet();
        Optional<Cursor> from = Optional.of(Cursor.newest());
        while (from.isPresent() && !from.equals(next)) {
            Places places = places(tables, from.get(), CHUNK_LOOKED_UP);
            for (long number : places.numbers()) {
                there.add(number);
            }
            from = places.next()
                    .filter(end -> next.isEmpty() || end.atMs() >= next.get().atMs());
        }
        return there;
    }

    private static long[] numbers(LaneWanted wanted, boolean isChanged, List<Place> newest, boolean isFirst) {
        LongStream known = isFirst ? LongStream.empty() : LongStream.of(isChanged ? wanted.inView() : wanted.unread());
        int arrivals = isFirst ? LiveReader.FIRST_ROWS : wanted.arrivals();
        LongStream arrived = newest.stream()
                .sorted(Comparator.reverseOrder())
                .limit(arrivals)
                .mapToLong(Place::number);
        return LongStream.concat(known, arrived).distinct().toArray();
    }
}
