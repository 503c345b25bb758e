package claimdesk.ui.live;

import claimdesk.ui.live.feed.LiveSnapshot;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What is selected on the Live screen: rows of one lane at a time, and of them the one that is shown below. */
public final class LiveSelection {

    private final Map<Lane, LaneViewModel> lanes;
    private final Consumer<LaneRow> onOther;
    private final Consumer<LaneRow> onChanged;
    private final ReadOnlyObjectWrapper<Optional<LaneRow>> selected = new ReadOnlyObjectWrapper<>(Optional.empty());

    /**
     * @param onOther told when another row is shown below
     * @param onChanged told when that row says something else
     */
    LiveSelection(Map<Lane, LaneViewModel> lanes, Consumer<LaneRow> onOther, Consumer<LaneRow> onChanged) {
        this.lanes = lanes;
        this.onOther = onOther;
        this.onChanged = onChanged;
    }

    /** The row that was selected last, as it stands now; it stays when it has left its lane. */
    public ReadOnlyObjectProperty<Optional<LaneRow>> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    public void select(Lane lane, int place) {
        if (place >= 0 && place < lanes.get(lane).filledProperty().get()) {
            change(lane, model -> model.select(place));
        }
    }

    /** Selects the row too, or no longer. */
    public void toggle(Lane lane, int place) {
        change(lane, model -> model.toggle(place));
    }

    /** Selects all rows from where the selection began to this one. */
    public void extendTo(Lane lane, int place) {
        change(lane, model -> model.extendTo(place));
    }

    public void selectAll(Lane lane) {
        change(lane, LaneViewModel::selectAll);
    }

    /** Selects the row {@code by} places below the selected one of this lane; the first in view, if none is. */
    public void move(Lane lane, int by) {
        target(lane, by, place -> select(lane, place));
    }

    /** As {@link #move}, keeping the rows in between selected. */
    public void extend(Lane lane, int by) {
        target(lane, by, place -> extendTo(lane, place));
    }

    /** Selects nothing, in no lane. */
    void none() {
        lanes.values().forEach(LaneViewModel::selectNone);
        selected.set(Optional.empty());
    }

    /** Changes what is selected in a lane, and nothing is in the others. */
    private void change(Lane lane, Consumer<LaneViewModel> how) {
        lanes.values().stream().filter(one -> one.lane() != lane).forEach(LaneViewModel::selectNone);
        LaneViewModel model = lanes.get(lane);
        how.accept(model);
        model.reveal(model.selectedPlaceProperty().get());
        lead(model).ifPresent(this::show);
    }

    /** Hands over the place {@code by} rows below the selected one of a lane; the first in view, if none is. */
    private void target(Lane lane, int by, IntConsumer place) {
        LaneViewModel model = lanes.get(lane);
        int from = model.selectedPlaceProperty().get();
        int last = model.filledProperty().get() - 1;
        long to = from == LaneViewModel.NONE ? (long) model.topProperty().get() : (long) from + by;
        if (last >= 0) {
            place.accept((int) Math.max(0, Math.min(last, to)));
        }
    }

    private static Optional<LaneRow> lead(LaneViewModel model) {
        return model.rowAt(model.selectedPlaceProperty().get());
    }

    private void show(LaneRow row) {
        if (selected.get().filter(row::isSame).isEmpty()) {
            selected.set(Optional.of(row));
            onOther.accept(row);
        }
    }

    /** The row may say something else by now, be in another lane, or have been read only now. */
    void follow(LiveSnapshot snapshot) {
        snapshot.selected()
                .filter(row -> selected.get()
                        .filter(before -> before.key().equals(row.key()))
                        .isPresent())
                .filter(row -> !selected.get().equals(Optional.of(row)))
                .ifPresent(this::follow);
        lanes.values().forEach(lane -> lead(lane).ifPresent(this::show));
    }

    private void follow(LaneRow row) {
        boolean isElsewhere =
                selected.get().filter(before -> before.lane() != row.lane()).isPresent();
        selected.set(Optional.of(row));
        onChanged.accept(row);
        boolean isNoneSelected = lanes.values().stream()
                .allMatch(lane -> lane.selectedCountProperty().get() == 0);
        if (isElsewhere && isNoneSelected) {
            lanes.get(row.lane()).selectRow(row);
        }
    }
}
