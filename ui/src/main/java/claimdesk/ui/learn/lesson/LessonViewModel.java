package claimdesk.ui.learn.lesson;

import claimdesk.app.lesson.Fact;
import claimdesk.app.lesson.Fact.Found;
import claimdesk.app.lesson.Happened;
import claimdesk.app.lesson.Judged;
import claimdesk.app.lesson.Lesson;
import claimdesk.app.lesson.LessonRun;
import claimdesk.app.lesson.file.LessonShelf;
import claimdesk.app.room.Schedule;
import claimdesk.ui.background.Background;
import claimdesk.ui.command.StoreFile;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** One lesson that is being given: what was chosen, the run, and what really happened. For the JavaFX thread only. */
public final class LessonViewModel {

    /** Nothing is chosen; or the run of the question is shown, and none of the tries. */
    public static final int NONE = -1;

    private final LessonShelf.Entry entry;
    private final Background background;
    private final Runnable onAnswered;
    private final PlayerViewModel player = new PlayerViewModel();
    private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(NONE);
    private final ReadOnlyIntegerWrapper trying = new ReadOnlyIntegerWrapper(NONE);
    private final ReadOnlyBooleanWrapper isStarted = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Judged>> answer = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Found>> tried = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper isMaking = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    /**
     * @param onAnswered told when the question was answered, rightly or not
     */
    LessonViewModel(LessonShelf.Entry entry, Background background, Runnable onAnswered) {
        this.entry = entry;
        this.background = background;
        this.onAnswered = onAnswered;
    }

    // Properties

    public Lesson lesson() {
        return entry.lesson();
    }

    public LessonShelf.Entry entry() {
        return entry;
    }

    public PlayerViewModel player() {
        return player;
    }

    /** Which choice was made, from 0; {@link #NONE} before. */
    public ReadOnlyIntegerProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** Which of the tries is shown, from 0; {@link #NONE} for the run of the question. */
    public ReadOnlyIntegerProperty tryingProperty() {
        return trying.getReadOnlyProperty();
    }

    /** Whether the run of the question was begun: nothing can be chosen then. */
    public ReadOnlyBooleanProperty startedProperty() {
        return isStarted.getReadOnlyProperty();
    }

    /** What really happened, when it was seen to its end. */
    public ReadOnlyObjectProperty<Optional<Judged>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** What came of the try that is shown, when it was seen to its end; empty until then. */
    public ReadOnlyObjectProperty<List<Found>> triedProperty() {
        return tried.getReadOnlyProperty();
    }

    /** Whether a run is being made, and not there to be shown yet. */
    public ReadOnlyBooleanProperty makingProperty() {
        return isMaking.getReadOnlyProperty();
    }

    /** Why a run could not be made; empty if it could. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** The run that is shown, or would be. */
    private LessonRun run() {
        return trying.get() == NONE
                ? lesson().run()
                : lesson().tries().get(trying.get()).run();
    }

    /** The id of the protocol of the run that is shown. */
    public String protocol() {
        return run().protocol();
    }

    /** The schedule of the run that is shown; empty if that is a scenario. */
    public Optional<Schedule> schedule() {
        return run().match(ofScenario -> Optional.empty(), ofSchedule -> Optional.of(ofSchedule.schedule()));
    }

    // Commands

    /** Chooses an answer, until the run begins. */
    public void choose(int choice) {
        if (!isStarted.get() && choice >= 0 && choice < lesson().choices().size()) {
            chosen.set(choice);
        }
    }

    /** Makes the run of the question, if an answer was chosen; after it, shows it again. */
    public void start() {
        if (chosen.get() == NONE || isStarted.get() && answer.get().isEmpty()) {
            return;
        }
        isStarted.set(true);
        trying.set(NONE);
        play(happened -> {
            boolean isFirst = answer.get().isEmpty();
            answer.set(Optional.of(Judged.of(lesson(), happened)));
            if (isFirst) {
                onAnswered.run();
            }
        });
    }

    /** Makes one of the other runs, when the question was answered. */
    public void tryIt(int number) {
        if (answer.get().isPresent()) {
            trying.set(number);
            List<Fact> expected = lesson().tries().get(number).expected();
            play(happened ->
                    tried.set(expected.stream().map(fact -> fact.in(happened)).toList()));
        }
    }

    /** Begins the lesson anew. */
    public void again() {
        isStarted.set(false);
        chosen.set(NONE);
        trying.set(NONE);
        tried.set(List.of());
        answer.set(Optional.empty());
        problem.set("");
        player.clear();
    }

    private void play(Consumer<Happened> whenSeen) {
        problem.set("");
        tried.set(List.of());
        LessonRun run = run();
        int number = trying.get();
        isMaking.set(true);
        player.clear();
        background.run(
                () -> {
                    try (StoreFile file = StoreFile.of(null)) {
                        return run.play(file.file());
                    }
                },
                happened -> {
                    isMaking.set(false);
                    if (number == trying.get() && isStarted.get()) {
                        player.show(happened, lesson().drawing(), number != NONE, () -> whenSeen.accept(happened));
                    }
                },
                failure -> {
                    isMaking.set(false);
                    problem.set("The run could not be made: " + failure.getMessage()
                            + ". Nothing of your data was touched.");
                    isStarted.set(answer.get().isPresent());
                });
    }
}
