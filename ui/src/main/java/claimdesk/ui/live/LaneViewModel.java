package claimdesk.ui.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * One lane: a fixed number of places, of which the first holds the newest row. Rows move through the places without
 * list events, so that a view keeps its nodes.
 */
public final class LaneViewModel {

    /** No place is selected. */
    public static final int NONE = -1;

    private final Lane lane;
    private final List<ReadOnlyObjectWrapper<Optional<LaneRow>>> places;
    private final ReadOnlyLongWrapper count = new ReadOnlyLongWrapper();
    private final ReadOnlyIntegerWrapper filled = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper selectedPlace = new ReadOnlyIntegerWrapper(NONE);
    private IntConsumer onShift = shift -> {};

    LaneViewModel(Lane lane, int places) {
        this.lane = lane;
        this.places = Collections.unmodifiableList(new ArrayList<>(IntStream.range(0, places)
                .mapToObj(place -> new ReadOnlyObjectWrapper<>(Optional.<LaneRow>empty()))
                .toList()));
    }

    // Properties

    public Lane lane() {
        return lane;
    }

    public int places() {
        return places.size();
    }

    public ReadOnlyObjectProperty<Optional<LaneRow>> rowAt(int place) {
        return places.get(place).getReadOnlyProperty();
    }

    /** How many there are in the whole file. */
    public ReadOnlyLongProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /** How many places have a row. */
    public ReadOnlyIntegerProperty filledProperty() {
        return filled.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty selectedPlaceProperty() {
        return selectedPlace.getReadOnlyProperty();
    }

    /** Tells by how many places the rows have just moved down, before they do. */
    public void onShift(IntConsumer listener) {
        onShift = listener;
    }

    // Commands

    void show(List<LaneRow> rows, long countNow) {
        shift(rows).ifPresent(onShift);
        for (int place = 0; place < places.size(); place++) {
            Optional<LaneRow> row = place < rows.size() ? Optional.of(rows.get(place)) : Optional.empty();
            if (!places.get(place).get().equals(row)) {
                places.get(place).set(row);
            }
        }
        filled.set(Math.min(rows.size(), places.size()));
        count.set(countNow);
    }

    private OptionalInt shift(List<LaneRow> rows) {
        Optional<LaneRow> first = places.get(0).get();
        return first.isEmpty()
                ? OptionalInt.empty()
                : IntStream.range(1, rows.size())
                        .filter(place -> rows.get(place).isSame(first.get()))
                        .findFirst();
    }

    void select(Optional<LaneRow> row) {
        selectedPlace.set(row.map(this::placeOf).orElse(NONE));
    }

    private int placeOf(LaneRow row) {
        return IntStream.range(0, filled.get())
                .filter(place -> places.get(place).get().filter(row::isSame).isPresent())
                .findFirst()
                .orElse(NONE);
    }
}
