package claimdesk.ui.learn.stepper;

import claimdesk.app.stepper.Moment;
import claimdesk.app.stepper.Stepped;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** Which step of a room is looked at; looking changes nothing in the room. For the JavaFX thread only. */
public final class LookViewModel {

    private final TimelineViewModel timeline = new TimelineViewModel(RoomTime::of);
    private final ReadOnlyIntegerWrapper pointedAt = new ReadOnlyIntegerWrapper();
    private final BooleanProperty isJournalSqlShown = new SimpleBooleanProperty();
    private List<Stepped> steps = List.of();

    // Properties

    public TimelineViewModel timeline() {
        return timeline;
    }

    /** Which step it is, from 1; 0 before the first. It follows the newest until somebody points elsewhere. */
    public ReadOnlyIntegerProperty pointedAtProperty() {
        return pointedAt.getReadOnlyProperty();
    }

    /** Whether the statements that only write the journal are shown too. */
    public BooleanProperty journalSqlShownProperty() {
        return isJournalSqlShown;
    }

    /** How many steps there are. */
    public int count() {
        return steps.size();
    }

    /** The step that is looked at; empty before the first. */
    public Optional<Stepped> step() {
        return pointedAt.get() == 0 ? Optional.empty() : Optional.of(steps.get(pointedAt.get() - 1));
    }

    // Commands

    /** Looks at step {@code number}, or the nearest that there is. */
    public void pointAt(int number) {
        pointedAt.set(Math.max(0, Math.min(count(), number)));
        step().flatMap(step -> step.played().events().stream().findFirst())
                .ifPresent(event -> timeline.select(event.seq()));
    }

    void show(Moment now) {
        // First to no step at all: the one of that number may be another now.
        pointedAt.set(0);
        steps = now.steps();
        timeline.show(now.events());
        pointAt(count());
    }
}
