package claimdesk.ui.learn.stepper;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import claimdesk.app.room.Schedule;
import claimdesk.app.stepper.Hint;
import claimdesk.app.stepper.HintSearch;
import claimdesk.app.stepper.Moment;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/**
 * "Break it": an invariant that the person is to break, by whatever schedule, and hints on the way. For the JavaFX
 * thread only.
 */
public final class GoalViewModel {

    /** How it stands with the goal. */
    public enum State {
        NONE,
        OPEN,
        REACHED,
        /** Every schedule within the bound was tried, and none breaks it. */
        IMPOSSIBLE
    }

    private final Background slow;
    private final ObjectProperty<Optional<Invariant>> goal = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.NONE);
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<Move>> hinted = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper isLooking = new ReadOnlyBooleanWrapper();
    private Optional<Moment> shown = Optional.empty();
    /** The proof that it cannot be broken; empty while there is none. */
    private String proven = "";

    private AtomicBoolean isAskedToStop = new AtomicBoolean();

    GoalViewModel(Background slow) {
        this.slow = slow;
        goal.addListener((property, before, now) -> {
            stopLooking();
            proven = "";
            judge();
        });
    }

    // Properties

    /** What is to be broken; empty for a room that is stepped without a goal. */
    public ObjectProperty<Optional<Invariant>> goalProperty() {
        return goal;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** How it stands with it, or the hint, in words. */
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /** The move that the hint points at; empty if there is none from here. */
    public ReadOnlyObjectProperty<Optional<Move>> hintedProperty() {
        return hinted.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty lookingProperty() {
        return isLooking.getReadOnlyProperty();
    }

    // Commands

    /** Breaks off looking for a hint. */
    public void stopLooking() {
        isAskedToStop.set(true);
    }

    /** Another room is opened: what was found of the last is of no use. */
    void forget() {
        stopLooking();
        shown = Optional.empty();
        proven = "";
        judge();
    }

    void show(Moment now) {
        shown = Optional.of(now);
        stopLooking();
        judge();
    }

    private void judge() {
        hinted.set(Optional.empty());
        if (goal.get().isEmpty()) {
            settle(State.NONE, "");
            return;
        }
        Invariant wanted = goal.get().get();
        if (shown.filter(now -> now.hasBroken(wanted)).isPresent()) {
            settle(
                    State.REACHED,
                    "Done: " + wanted.id() + " is broken, after "
                            + shown.get().steps().size() + " moves");
        } else if (!proven.isEmpty()) {
            settle(State.IMPOSSIBLE, proven);
        } else {
            settle(State.OPEN, "Break it: " + wanted.id() + ". " + wanted.sentence());
        }
    }

    void look(Schedule from) {
        if (goal.get().isEmpty() || isLooking.get() || state.get() == State.REACHED) {
            return;
        }
        Invariant wanted = goal.get().get();
        AtomicBoolean mine = new AtomicBoolean();
        isAskedToStop = mine;
        isLooking.set(true);
        text.set("Looking for the shortest way to break " + wanted.id() + "\u2026");
        slow.run(() -> new HintSearch(wanted, mine::get).from(from), found -> found(found, mine), failure -> {
            isLooking.set(false);
            text.set("No hint: " + failure.getMessage());
        });
    }

    private void found(Hint hint, AtomicBoolean mine) {
        isLooking.set(false);
        if (mine.get()) {
            judge();
            return;
        }
        text.set(hint.match(this::goOn, this::beginAnew, this::cannotBeBroken, this::notFound));
    }

    private String goOn(Hint.GoOn hint) {
        hinted.set(Optional.of(hint.next()));
        int left =
                hint.way().moves().size() - shown.map(now -> now.steps().size()).orElse(0);
        return "Next: " + MoveText.of(hint.next()) + ". " + way(hint.isShortest()) + " from here has "
                + Figures.count(left) + " more moves";
    }

    private String beginAnew(Hint.BeginAnew hint) {
        return "Not from here: take back to the start. " + way(hint.isShortest()) + " from the start has "
                + Figures.count(hint.way().moves().size()) + " moves and begins with " + MoveText.of(hint.next());
    }

    private static String way(boolean isShortest) {
        return isShortest ? "The shortest way" : "A way (not all were tried)";
    }

    private String cannotBeBroken(Hint.CannotBeBroken hint) {
        state.set(State.IMPOSSIBLE);
        proven = "Cannot be broken: none in all "
                + Figures.count(hint.schedules().longValueExact()) + " schedules with up to " + hint.faultsMax()
                + " faults";
        return proven;
    }

    private String notFound(Hint.NotFound hint) {
        return "No way was found in " + Figures.count(hint.schedules().longValueExact())
                + " schedules; not all were tried";
    }

    private void settle(State now, String words) {
        state.set(now);
        text.set(words);
    }
}
