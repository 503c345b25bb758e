package claimdesk.ui.learn;

import claimdesk.app.explore.Exploration.Break;
import claimdesk.ui.background.Background;
import claimdesk.ui.learn.explore.ExploreViewModel;
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

    private final ObjectProperty<LearnPart> part = new SimpleObjectProperty<>(LearnPart.LESSONS);
    private final BooleanProperty isPresented = new SimpleBooleanProperty();
    private final StepperViewModel stepper;
    private final ExploreViewModel explorer;

    /**
     * @param slow a thread that a search may keep for as long as it takes
     * @param wall for how long a search has gone on
     */
    public LearnViewModel(StepperViewModel stepper, Background slow, InstantSource wall) {
        this.stepper = stepper;
        this.explorer = new ExploreViewModel(slow, wall, this::step, this::play);
    }

    // Properties

    public StepperViewModel stepper() {
        return stepper;
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
        explorer.cancel();
        stepper.goal().stopLooking();
    }
}
