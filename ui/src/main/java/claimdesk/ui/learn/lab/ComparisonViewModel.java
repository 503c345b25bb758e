package claimdesk.ui.learn.lab;

import claimdesk.app.lab.Cell;
import claimdesk.app.lab.Comparison;
import claimdesk.app.room.Schedule;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.journal.Event;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.learn.stepper.RoomTime;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** One cell's example beside the same turns under another protocol. For the JavaFX thread only. */
public final class ComparisonViewModel {

    private final Background background;
    private final Consumer<Schedule> onStep;
    private final TimelineViewModel here = new TimelineViewModel(RoomTime::of);
    private final TimelineViewModel there = new TimelineViewModel(RoomTime::of);
    private final ReadOnlyObjectWrapper<Optional<Cell>> cell = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Comparison>> shown = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Protocol> beside = new SimpleObjectProperty<>(FitProtocol.DEFAULT);
    private final ReadOnlyStringWrapper difference = new ReadOnlyStringWrapper("");

    ComparisonViewModel(Background background, FilePicker picker, Consumer<Schedule> onStep) {
        this.background = background;
        this.onStep = onStep;
        here.exportBy(picker, background);
        there.exportBy(picker, background);
        beside.addListener((property, before, now) -> compare());
    }

    // Properties

    /** The cell that is looked at; empty while the grid is. */
    public ReadOnlyObjectProperty<Optional<Cell>> cellProperty() {
        return cell.getReadOnlyProperty();
    }

    /** Both sides; empty until they were run. */
    public ReadOnlyObjectProperty<Optional<Comparison>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** The protocol that the cell's is held against. */
    public ObjectProperty<Protocol> besideProperty() {
        return beside;
    }

    /** Where the two part, in words. */
    public ReadOnlyStringProperty differenceProperty() {
        return difference.getReadOnlyProperty();
    }

    /** The timeline of the cell's own protocol. */
    public TimelineViewModel here() {
        return here;
    }

    public TimelineViewModel there() {
        return there;
    }

    // Commands

    /** Shows the example of {@code chosen} beside the default; where that is the cell's own, beside owned-claim. */
    public void open(Cell chosen) {
        boolean isDefault = chosen.protocol().equals(FitProtocol.DEFAULT);
        Protocol against = isDefault ? FitProtocol.OWNED_CLAIM : FitProtocol.DEFAULT;
        cell.set(Optional.of(chosen));
        if (beside.get().equals(against)) {
            compare();
        } else {
            beside.set(against);
        }
    }

    /** Goes back to the grid. */
    public void close() {
        cell.set(Optional.empty());
        shown.set(Optional.empty());
    }

    /** Opens the schedule of the cell's own protocol in the stepper. */
    public void stepHere() {
        shown.get().ifPresent(all -> onStep.accept(all.one().schedule()));
    }

    /** Opens that of the other. */
    public void stepThere() {
        shown.get().ifPresent(all -> onStep.accept(all.other().schedule()));
    }

    private void compare() {
        Optional<Cell> chosen = cell.get();
        if (chosen.isEmpty()) {
            return;
        }
        Cell one = chosen.get();
        Protocol against = beside.get();
        difference.set("");
        background.run(
                () -> Comparison.of(one.fault(), one.example().seed(), one.protocol(), against),
                all -> {
                    if (cell.get().equals(chosen) && beside.get().equals(against)) {
                        show(all);
                    }
                },
                failure -> difference.set("It could not be run: " + failure.getMessage()));
    }

    private void show(Comparison all) {
        here.show(all.one().events());
        there.show(all.other().events());
        shown.set(Optional.of(all));
        difference.set(LabText.difference(all));
        all.difference().ifPresent(one -> {
            mark(here, one.one());
            mark(there, one.other());
        });
    }

    private static void mark(TimelineViewModel timeline, Optional<Event> event) {
        event.ifPresent(there -> timeline.select(there.seq()));
    }
}
