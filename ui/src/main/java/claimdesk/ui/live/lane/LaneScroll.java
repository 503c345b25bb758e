package claimdesk.ui.live.lane;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** How far a lane is scrolled, and how it stays with what is looked at while rows come and go. */
final class LaneScroll {

    /** Rows beyond either edge of the view that are read with it. */
    static final int MARGIN = 12;

    private final LaneContent rows;
    private final ReadOnlyDoubleWrapper top = new ReadOnlyDoubleWrapper();
    private final ReadOnlyIntegerWrapper arrivals = new ReadOnlyIntegerWrapper();
    private double viewRows;

    LaneScroll(LaneContent rows) {
        this.rows = rows;
    }

    /** How many rows, and parts of one, lie above the view. */
    ReadOnlyDoubleProperty topProperty() {
        return top.getReadOnlyProperty();
    }

    /** How many rows have come in above what is looked at since the view left the top. */
    ReadOnlyIntegerProperty arrivalsProperty() {
        return arrivals.getReadOnlyProperty();
    }

    boolean isAtTop() {
        return top.get() == 0;
    }

    /** How many rows, and parts of one, there is room for. */
    double viewRows() {
        return viewRows;
    }

    void setViewRows(double room) {
        viewRows = room;
    }

    /** The rows in view, and some beyond either edge. */
    long[] inView() {
        return rows.order().numbers((int) top.get() - MARGIN, (int) (top.get() + viewRows) + MARGIN);
    }

    /** As far as there are rows. */
    void to(double wanted) {
        double most = Math.max(0, rows.size() - viewRows);
        top.set(Math.max(0, Math.min(most, wanted)));
        if (isAtTop()) {
            arrivals.set(0);
        }
    }

    /** Where to scroll to, and no further than needed, for the row at {@code place} to be in view; empty if it is. */
    OptionalDouble revealing(int place) {
        if (place < top.get()) {
            return OptionalDouble.of(place);
        }
        return place + 1 > top.get() + viewRows ? OptionalDouble.of(place + 1 - viewRows) : OptionalDouble.empty();
    }

    /** For other rows. */
    void toTop() {
        top.set(0);
        arrivals.set(0);
    }

    /** What is looked at, which nothing is where the view is at the top. */
    List<Place> lookedAt() {
        return isAtTop() ? List.of() : rows.places((int) top.get(), (int) (top.get() + viewRows + 1));
    }

    /** Has the first row of {@code lookedAt} that is still there stay where it is. */
    void stayWith(List<Place> lookedAt, List<Place> arrived) {
        RowOrder order = rows.order();
        Optional<Place> first = lookedAt.stream().filter(order::has).findFirst();
        first.ifPresent(place -> {
            int index = order.indexOf(place);
            double part = top.get() - (int) top.get();
            top.set(index - lookedAt.indexOf(place) + part);
            long above =
                    arrived.stream().filter(row -> order.indexOf(row) < index).count();
            arrivals.set(arrivals.get() + (int) above);
        });
    }
}
