package claimdesk.ui.live.lane;

import claimdesk.ui.live.lane.LaneChange.Reach;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * One lane: all its rows by number, what those in view say, how far it is scrolled and what is selected. What changes
 * tells by {@link #revisionProperty}, never by list events, so that a view keeps its nodes and a person their place.
 */
public final class LaneViewModel {

    /** No row is selected. */
    public static final int NONE = -1;

    private final Lane lane;
    private final RowSelection selection = new RowSelection();
    private final LaneContent rows = new LaneContent(selection::forget);
    private final LaneScroll scroll = new LaneScroll(rows);
    private final RateSeries series = new RateSeries();
    private final ReadOnlyLongWrapper count = new ReadOnlyLongWrapper();
    private final ReadOnlyIntegerWrapper filled = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper selectedPlace = new ReadOnlyIntegerWrapper(NONE);
    private final ReadOnlyIntegerWrapper selectedCount = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Reach> reach = new ReadOnlyObjectWrapper<>(Reach.NOTHING);
    private final ReadOnlyObjectWrapper<LaneQuery> query = new ReadOnlyObjectWrapper<>(LaneQuery.newest());
    private Runnable onWanted = () -> {};

    public LaneViewModel(Lane lane) {
        this.lane = lane;
    }

    // Properties

    public Lane lane() {
        return lane;
    }

    /** What the row at {@code place} from the top says; empty if there is none, or if it has not been read yet. */
    public Optional<LaneRow> rowAt(int place) {
        return rows.rowAt(place);
    }

    public boolean isSelected(int place) {
        return place < rows.size() && selection.contains(rows.order().numberAt(place));
    }

    /** How many there are in the whole file. */
    public ReadOnlyLongProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /** How many rows can be scrolled through: all that match, as far as they have been read. */
    public ReadOnlyIntegerProperty filledProperty() {
        return filled.getReadOnlyProperty();
    }

    /** Where the row that was selected last is, from the top. */
    public ReadOnlyIntegerProperty selectedPlaceProperty() {
        return selectedPlace.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty selectedCountProperty() {
        return selectedCount.getReadOnlyProperty();
    }

    /** How many rows have come in above what is looked at since the view left the top. */
    public ReadOnlyIntegerProperty arrivalsProperty() {
        return scroll.arrivalsProperty();
    }

    /** Grows with each change of what is in view. */
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /** How many rows, and parts of one, lie above the view. */
    public ReadOnlyDoubleProperty topProperty() {
        return scroll.topProperty();
    }

    public ReadOnlyObjectProperty<Reach> reachProperty() {
        return reach.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<LaneQuery> queryProperty() {
        return query.getReadOnlyProperty();
    }

    /** How its count moved over the last minute. */
    public RateSeries series() {
        return series;
    }

    /** The numbers of the selected rows, in the order of the lane. */
    public long[] selectedNumbers() {
        return selection.inOrder(rows.order());
    }

    /** The numbers of all rows that can be scrolled through, in their order. */
    public long[] allNumbers() {
        return rows.order().numbers(0, rows.size() - 1);
    }

    /** The rows in view, and some beyond either edge. */
    public long[] inView() {
        return scroll.inView();
    }

    /** Of {@link #inView}, those whose words are not known as they stand now. */
    public long[] unread() {
        return rows.unread(inView());
    }

    /** How many rows from the newest on are read as soon as they arrive. */
    public int arrivalsWanted() {
        return scroll.isAtTop() && query.get().sort() == LaneSort.NEWEST ? (int) viewRows() + LaneScroll.MARGIN : 0;
    }

    /** How many rows, and parts of one, there is room for. */
    public double viewRows() {
        return scroll.viewRows();
    }

    /** Has {@code listener} told when rows come into view that have not been read. */
    public void onWanted(Runnable listener) {
        onWanted = listener;
    }

    // Commands

    /** Shows other rows, or these in another order; from the top. */
    public void ask(LaneQuery wanted) {
        if (!wanted.filter().equals(query.get().filter())) {
            selection.clear();
        }
        query.set(wanted);
        onWanted.run();
    }

    /** Says how many rows, and parts of one, there is room for. */
    public void setViewRows(double rows) {
        if (viewRows() != rows) {
            scroll.setViewRows(rows);
            scrollTo(topProperty().get());
        }
    }

    public void scrollTo(double to) {
        scroll.to(to);
        shown();
        if (unread().length > 0) {
            onWanted.run();
        }
    }

    public void scrollBy(double rows) {
        scrollTo(topProperty().get() + rows);
    }

    /** Brings the row at {@code place} into view, moving no further than needed. */
    public void reveal(int place) {
        if (place != NONE) {
            scroll.revealing(place).ifPresent(this::scrollTo);
        }
    }

    /** Notes how many there are in the whole file at a moment of the wall's time. */
    public void countIs(long now, long wallMs) {
        count.set(now);
        series.note(wallMs, now, lane != Lane.IN_PROGRESS);
    }

    public void select(int place) {
        selection.only(rows.order().at(place));
        shown();
    }

    public void toggle(int place) {
        selection.toggle(rows.order().at(place));
        shown();
    }

    public void extendTo(int place) {
        selection.extendTo(rows.order().at(place), rows.order());
        shown();
    }

    public void selectAll() {
        selection.all(rows.order());
        shown();
    }

    public void selectNone() {
        selection.clear();
        shown();
    }

    /** Selects {@code row} if the lane has it, and nothing if not. */
    public void selectRow(LaneRow row) {
        Place place = query.get().placeOf(row);
        selection.clear();
        if (row.lane() == lane && rows.order().has(place)) {
            selection.only(place);
        }
        shown();
    }

    /**
     * Shows what a look at the file brought. What is looked at stays where it is, unless the view is at the top. Returns
     * the rows that have come into the lane, as far as they were read.
     */
    public List<LaneRow> apply(LaneChange change) {
        if (!change.query().equals(query.get())) {
            return List.of();
        }
        if (change.isReset()) {
            scroll.toTop();
        }
        List<Place> lookedAt = scroll.lookedAt();
        List<Place> entered = rows.apply(change);
        reach.set(change.reach());
        if (change.isReset()) {
            selection.place(row -> rows.row(row).map(query.get()::placeOf));
        }
        scroll.stayWith(lookedAt, entered);
        scrollTo(topProperty().get());
        return entered.stream()
                .flatMap(place -> Optional.ofNullable(change.read().rows().get(place.number())).stream())
                .toList();
    }

    private void shown() {
        filled.set(rows.size());
        selectedCount.set(selection.size());
        selectedPlace.set(selection.leadIn(rows.order()).orElse(NONE));
        revision.set(revision.get() + 1);
    }
}
