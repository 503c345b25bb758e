package claimdesk.ui.learn;

import claimdesk.app.casework.Case;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.app.room.Schedule;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.background.Background;
import claimdesk.ui.learn.explore.ExploreViewModel;
import claimdesk.ui.learn.lab.LabViewModel;
import claimdesk.ui.learn.lesson.LessonsViewModel;
import claimdesk.ui.learn.stepper.Playing;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.time.InstantSource;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** The Learn screen: which of its parts is shown, and whether an audience looks on. For the JavaFX thread only. */
public final class LearnViewModel {

    private final LessonsViewModel lessons;
    private final ObjectProperty<LearnPart> part = new SimpleObjectProperty<>(LearnPart.LESSONS);
    private final BooleanProperty isPresented = new SimpleBooleanProperty();
    private final StepperViewModel stepper;
    private final LabViewModel lab;
    private final ExploreViewModel explorer;

    /**
     * @param slow a thread that a search may keep for as long as it takes
     * @param wall for how long a search has gone on
     */
    public LearnViewModel(
            LessonsViewModel lessons, StepperViewModel stepper, LabViewModel lab, Background slow, InstantSource wall) {
        this.lessons = lessons;
        this.stepper = stepper;
        this.lab = lab;
        this.explorer = new ExploreViewModel(slow, wall, this::step, this::play);
        lessons.openSchedulesWith(this::step);
        lab.openSchedulesWith(this::step);
    }

    // Properties

    public LessonsViewModel lessons() {
        return lessons;
    }

    public StepperViewModel stepper() {
        return stepper;
    }

    public LabViewModel lab() {
        return lab;
    }

    public ExploreViewModel explorer() {
        return explorer;
    }

    public ObjectProperty<LearnPart> partProperty() {
        return part;
    }

    /** Whether it has the whole screen to itself, for an audience: then everything but the part itself is out of sight. */
    public BooleanProperty presentedProperty() {
        return isPresented;
    }

    // Commands

    /** Lets what is shown go on. */
    public void tick() {
        lessons.tick();
    }

    /** Goes {@code by} so many parts on, round and round. */
    public void turn(int by) {
        LearnPart[] all = LearnPart.values();
        part.set(all[Math.floorMod(part.get().ordinal() + by, all.length)]);
    }

    /** Opens a schedule in the stepper, at its beginning, so that each of its moves is still to be made. */
    public void step(Schedule schedule) {
        stepper.open(schedule);
        part.set(LearnPart.STEPPER);
    }

    /** Opens what happened to a key of a case in the stepper, under {@code protocol}: to be replayed as a lesson. */
    public void replay(Case found, Protocol protocol) {
        stepper.open(found, protocol);
        part.set(LearnPart.STEPPER);
    }

    /** Opens what breaks an invariant in the stepper, with that as the goal. */
    public void step(Break found) {
        stepper.open(found.schedule());
        stepper.goal().goalProperty().set(Optional.of(found.invariant()));
        part.set(LearnPart.STEPPER);
    }

    /** The same, and has it play by itself, slowly. */
    public void play(Break found) {
        stepper.play(found.schedule(), Playing.SLOW);
        stepper.goal().goalProperty().set(Optional.of(found.invariant()));
        part.set(LearnPart.STEPPER);
    }

    /** Breaks off what goes on in the background. */
    public void stop() {
        lab.cancel();
        explorer.cancel();
        stepper.goal().stopLooking();
    }
}
