package claimdesk.ui.learn.stepper;

import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.stepper.Moment;
import claimdesk.app.stepper.Stepped;
import claimdesk.app.stepper.Stepper;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * A room that is stepped by a person: {@link #open} a schedule, then step, play, take back. Everything that touches the
 * room's file happens in the background, in the order in which it was asked for. For the JavaFX thread only.
 */
public final class StepperViewModel {

    private static final long SECOND_MS = 1000;
    private static final long SECONDS_UNTIL_MS = 1000 * SECOND_MS;

    private final Background background;
    private final Rooms rooms;
    private final GoalViewModel goal;
    private final TimelineViewModel timeline = new TimelineViewModel(StepperViewModel::sinceStart);
    private final ReadOnlyObjectWrapper<Optional<Moment>> moment = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper pointedAt = new ReadOnlyIntegerWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isPlaying = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Playing> pace = new SimpleObjectProperty<>(Playing.STEADY);
    private final ObjectProperty<Kind> armed = new SimpleObjectProperty<>(Kind.STEP);
    private boolean isAsked;
    private final BooleanProperty isJournalSqlShown = new SimpleBooleanProperty();

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

    public TimelineViewModel timeline() {
        return timeline;
    }

    /** Which step is looked at, from 1; 0 before the first. It follows the newest until somebody points elsewhere. */
    public ReadOnlyIntegerProperty pointedAtProperty() {
        return pointedAt.getReadOnlyProperty();
    }

    /** What went wrong with the last thing that was asked for; empty if nothing did. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Whether what was taken back, or not done yet, is done by itself, a move at each {@link #beat}. */
    public ReadOnlyBooleanProperty playingProperty() {
        return isPlaying.getReadOnlyProperty();
    }

    public ObjectProperty<Playing> paceProperty() {
        return pace;
    }

    /** The fault that strikes the next step of whichever caller; STEP for none. */
    public ObjectProperty<Kind> armedProperty() {
        return armed;
    }

    /** Whether the statements that only write the journal are shown too. */
    public BooleanProperty journalSqlShownProperty() {
        return isJournalSqlShown;
    }

    /** The step that is looked at; empty before the first. */
    public Optional<Stepped> step() {
        return moment.get()
                .filter(now ->
                        pointedAt.get() > 0 && pointedAt.get() <= now.steps().size())
                .map(now -> now.steps().get(pointedAt.get() - 1));
    }

    // Commands

    /** Opens the room of {@code schedule}, before its first move; its moves are played or done by {@link #redo}. */
    public void open(Schedule schedule) {
        goal.forget();
        isAsked = true;
        isPlaying.set(false);
        ask(() -> rooms.open(schedule).moment());
    }

    /** Opens it and has it play by itself. */
    public void play(Schedule schedule, Playing at) {
        open(schedule);
        pace.set(at);
        background.run(() -> schedule, opened -> playOrHold(), this::failed);
    }

    /** Opens something to step, unless somebody asked for something already. */
    void beginSomewhere() {
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
        isPlaying.set(false);
        with(stepper -> {
            Moment now = stepper.moment();
            if (now.offer(move).isEmpty()) {
                throw new IllegalArgumentException("Not now: " + MoveText.of(move) + ". Nothing was done");
            }
            return stepper.apply(move);
        });
    }

    public void undo() {
        undo(1);
    }

    public void undo(int count) {
        isPlaying.set(false);
        with(stepper -> stepper.undo(count));
    }

    public void redo() {
        redo(1);
    }

    public void redo(int count) {
        isPlaying.set(false);
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
        isPlaying.set(!isPlaying.get() && hasMore());
    }

    /** Does the next move while it plays; an invariant that breaks holds it. */
    public void beat() {
        if (!isPlaying.get()) {
            return;
        }
        if (!hasMore()) {
            isPlaying.set(false);
            return;
        }
        with(stepper -> stepper.redo(1));
    }

    /** Looks at step {@code number} without going there. */
    public void pointAt(int number) {
        int last = moment.get().map(now -> now.steps().size()).orElse(0);
        pointedAt.set(Math.max(0, Math.min(last, number)));
        step().flatMap(step -> step.played().events().stream().findFirst())
                .ifPresent(event -> timeline.select(event.seq()));
    }

    /** Looks for the next move towards the goal. */
    public void hint() {
        moment.get().ifPresent(now -> goal.look(now.schedule()));
    }

    public void putProblemAway() {
        problem.set("");
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
        isPlaying.set(false);
        problem.set(ShownText.of(String.valueOf(failure.getMessage())));
    }

    private void shown(Moment now) {
        if (now.isStopped() || now.undone().isEmpty()) {
            isPlaying.set(false);
        }
        timeline.show(now.events());
        pointAt(now.steps().size());
        goal.show(now);
    }

    /** An instant of the room, counted from its first: in seconds, as leases are, until they are too many. */
    static String sinceStart(long ms) {
        return length(ms - RoomClock.START_MS);
    }

    static String length(long ms) {
        return ms < SECONDS_UNTIL_MS && ms % SECOND_MS == 0 ? ms / SECOND_MS + " s" : Figures.length(ms);
    }
}
