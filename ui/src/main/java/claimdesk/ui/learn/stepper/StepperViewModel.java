package claimdesk.ui.learn.stepper;

import claimdesk.app.casework.Case;
import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.stepper.CaseSchedule;
import claimdesk.app.stepper.Moment;
import claimdesk.app.stepper.Stepper;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/**
 * A room that is stepped by a person: {@link #open} a schedule, then step, play, take back. Everything that touches the
 * room's file happens in the background, in the order in which it was asked for. For the JavaFX thread only.
 */
public final class StepperViewModel {

    private final Background background;
    private final Rooms rooms;
    private final GoalViewModel goal;
    private final LookViewModel look = new LookViewModel();
    private final ReadOnlyObjectWrapper<Optional<Moment>> moment = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final Autoplay autoplay = new Autoplay(this::hasMore, () -> with(stepper -> stepper.redo(1)));
    private final ObjectProperty<Kind> armed = new SimpleObjectProperty<>(Kind.STEP);
    private boolean isAsked;

    /**
     * @param rooms where rooms are opened
     * @param background one thread, for the room; quick work only
     * @param slow another, for looking for hints
     */
    public StepperViewModel(Rooms rooms, Background background, Background slow) {
        this.rooms = rooms;
        this.background = background;
        this.goal = new GoalViewModel(slow);
        moment.addListener((property, before, now) -> now.ifPresent(this::shown));
    }

    // Properties

    /** The room as it stands; empty until one is opened. */
    public ReadOnlyObjectProperty<Optional<Moment>> momentProperty() {
        return moment.getReadOnlyProperty();
    }

    /** What is to be broken, if anything, and the way to it. */
    public GoalViewModel goal() {
        return goal;
    }

    /** Which of its steps is looked at. */
    public LookViewModel look() {
        return look;
    }

    /** What is to be known of the schedule that was opened, in words; empty if nothing is. */
    public ReadOnlyStringProperty noteProperty() {
        return note.getReadOnlyProperty();
    }

    /** What went wrong with the last thing that was asked for; empty if nothing did. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Whether what was taken back, or not done yet, is done by itself, a move at each {@link #beat}. */
    public ReadOnlyBooleanProperty playingProperty() {
        return autoplay.playingProperty();
    }

    public ObjectProperty<Playing> paceProperty() {
        return autoplay.paceProperty();
    }

    /** The fault that strikes the next step of whichever caller; STEP for none. */
    public ObjectProperty<Kind> armedProperty() {
        return armed;
    }

    // Commands

    /** Opens the room of {@code schedule}, before its first move; its moves are played or done by {@link #redo}. */
    public void open(Schedule schedule) {
        goal.forget();
        note.set("");
        isAsked = true;
        autoplay.hold();
        ask(() -> rooms.open(schedule).moment());
    }

    /** Opens what happened to a key of {@code found}, as a schedule under {@code protocol}, before its first move. */
    public void open(Case found, Protocol protocol) {
        isAsked = true;
        background.run(() -> CaseSchedule.of(found, protocol), told -> opened(told, protocol), this::failed);
    }

    private void opened(Optional<CaseSchedule> told, Protocol protocol) {
        open(told.map(CaseSchedule::schedule).orElseGet(() -> new Schedule(protocol, 2, List.of())));
        note.set(told.map(CaseSchedule::words).orElse(""));
        if (told.isEmpty()) {
            problem.set("Nothing to replay: no attempt of this case came to a desk with a key. This room is empty");
        }
    }

    /** Opens it and has it play by itself. */
    public void play(Schedule schedule, Playing at) {
        open(schedule);
        paceProperty().set(at);
        background.run(() -> schedule, opened -> playOrHold(), this::failed);
    }

    /** Opens something to step, unless somebody asked for something already. */
    public void beginSomewhere() {
        if (!isAsked) {
            begin(FitProtocol.OWNED_CLAIM, 2);
        }
    }

    /** Opens an empty schedule: everything is up to the person. */
    public void begin(Protocol protocol, int callers) {
        open(new Schedule(protocol, callers, List.of()));
    }

    /** Opens the schedule of that id, after its last move. What is wrong with a bad id is said, and nothing is lost. */
    public void openId(String id) {
        Schedule schedule;
        try {
            schedule = Schedule.parse(id.strip());
        } catch (ScheduleException wrong) {
            problem.set(ShownText.of(wrong.getMessage()));
            return;
        }
        goal.forget();
        note.set("");
        isAsked = true;
        ask(() -> {
            Stepper opened = rooms.open(schedule);
            return opened.redo(schedule.moves().size());
        });
    }

    /** The caller of that number takes its next step, struck by the fault that is armed. */
    public void stepCaller(int caller) {
        Move move = new Move(armed.get(), caller);
        armed.set(Kind.STEP);
        step(move);
    }

    /** Arms a fault, or disarms it if it is armed. */
    public void arm(Kind fault) {
        armed.set(armed.get() == fault ? Kind.STEP : fault);
    }

    /** Makes a move, if it is offered when its turn comes. */
    public void step(Move move) {
        autoplay.hold();
        with(stepper -> {
            Moment now = stepper.moment();
            if (now.offer(move).isEmpty()) {
                throw new IllegalArgumentException("Not now: " + MoveText.of(move) + ". Nothing was done");
            }
            return stepper.apply(move);
        });
    }

    public void undo(int count) {
        autoplay.hold();
        with(stepper -> stepper.undo(count));
    }

    public void redo(int count) {
        autoplay.hold();
        with(stepper -> stepper.redo(count));
    }

    /** Goes to just after step {@code number}, taking back or doing again what is between; 0 is the start. */
    public void goTo(int number) {
        int done = moment.get().map(now -> now.steps().size()).orElse(0);
        if (number < done) {
            undo(done - number);
        } else {
            redo(number - done);
        }
    }

    /** Goes on after an invariant was broken. */
    public void goOn() {
        with(Stepper::goOn);
    }

    /** Plays what was taken back or not done yet; or holds. */
    public void playOrHold() {
        autoplay.playOrHold();
    }

    /** Does the next move while it plays; an invariant that breaks holds it. */
    public void beat() {
        autoplay.beat();
    }

    /** Looks for the next move towards the goal. */
    public void hint() {
        moment.get().ifPresent(now -> goal.look(now.schedule()));
    }

    private boolean hasMore() {
        return moment.get().filter(now -> !now.undone().isEmpty()).isPresent();
    }

    private void with(Function<Stepper, Moment> what) {
        ask(() -> rooms.current().map(what).orElseThrow(() -> new IllegalStateException("no room is open")));
    }

    private void ask(Callable<Moment> what) {
        problem.set("");
        background.run(what, now -> moment.set(Optional.of(now)), this::failed);
    }

    private void failed(Exception failure) {
        autoplay.hold();
        problem.set(ShownText.of(String.valueOf(failure.getMessage())));
    }

    private void shown(Moment now) {
        if (now.isStopped() || now.undone().isEmpty()) {
            autoplay.hold();
        }
        look.show(now);
        goal.show(now);
    }
}
