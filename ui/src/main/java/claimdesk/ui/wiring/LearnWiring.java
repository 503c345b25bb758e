package claimdesk.ui.wiring;

import claimdesk.app.lesson.file.LessonShelf;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.learn.lab.LabViewModel;
import claimdesk.ui.learn.lesson.LessonsViewModel;
import claimdesk.ui.learn.stepper.Rooms;
import claimdesk.ui.learn.stepper.StepperViewModel;
import claimdesk.ui.settings.SettingsViewModel;

/** The Learn screen, the rooms of its stepper, and the threads that search for hints and for breaks. */
public final class LearnWiring implements AutoCloseable {

    /** The folder of the lessons that a person wrote or copied. */
    private static final String LESSONS = "lessons";

    private final WorkerThread steps = new WorkerThread("steps");
    private final WorkerThread hints = new WorkerThread("hints");
    private final WorkerThread explorations = new WorkerThread("explorations");
    private final WorkerThread labs = new WorkerThread("lab");
    private final Rooms rooms = Rooms.thrownAway();
    private final LearnViewModel learn;

    public LearnWiring(Ground ground, LiveWiring live, SettingsViewModel settings) {
        LessonsViewModel lessons = new LessonsViewModel(
                new LessonShelf(ground.settings().beside(LESSONS)), live.errands(), settings, ground.wall());
        lessons.askForFiles(ground.picker());
        StepperViewModel stepper = new StepperViewModel(rooms, ground.on(steps), ground.on(hints));
        stepper.look().timeline().exportBy(ground.picker(), live.errands());
        LabViewModel lab = new LabViewModel(ground.on(labs), live.errands(), ground.picker());
        learn = new LearnViewModel(lessons, stepper, lab, ground.on(explorations), ground.wall());
    }

    public LearnViewModel learn() {
        return learn;
    }

    /** Breaks off what is searched for, and closes the room when nothing steps in it any more. */
    @Override
    public void close() {
        learn.stop();
        hints.close();
        explorations.close();
        labs.close();
        steps.close();
        rooms.close();
    }
}
