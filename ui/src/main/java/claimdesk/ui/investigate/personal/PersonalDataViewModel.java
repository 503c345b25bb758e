package claimdesk.ui.investigate.personal;

import claimdesk.app.casework.Topic;
import claimdesk.app.masking.MaskedText;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * Whether personal data of the open case are shown. They are once somebody said so and the journal has recorded it, and
 * for that case only. For the JavaFX thread only.
 */
public final class PersonalDataViewModel {

    private static final String STILL_MASKED =
            "Personal data stay masked: that you asked for them must first be recorded"
                    + " in the journal, and could not be. ";

    private final Background background;
    private final Function<Topic, Optional<String>> recorder;
    private final ReadOnlyObjectWrapper<Optional<Topic>> agreed = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Question>> question = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isRecording = new ReadOnlyBooleanWrapper();
    private Optional<Topic> open = Optional.empty();

    /**
     * @param recorder records in the journal that the personal data of a case were asked for; says why not and what to do,
     *     or nothing once it is recorded
     */
    public PersonalDataViewModel(Background background, Function<Topic, Optional<String>> recorder) {
        this.background = background;
        this.recorder = recorder;
    }

    // Properties

    /** The case whose personal data may be shown; empty if they are masked. */
    public ReadOnlyObjectProperty<Optional<Topic>> agreedProperty() {
        return agreed.getReadOnlyProperty();
    }

    /** What is asked before they are shown. */
    public ReadOnlyObjectProperty<Optional<Question>> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /** Why they stay masked, and what to do; empty if nothing went wrong. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty recordingProperty() {
        return isRecording.getReadOnlyProperty();
    }

    // Commands

    /** Tells which case is open. What was agreed to for another does not hold for it. */
    public void follow(Optional<Topic> topic) {
        if (!topic.equals(open)) {
            open = topic;
            putAway();
            agreed.set(Optional.empty());
        }
    }

    /** Asks whether they are to be shown; where they are, masks them again at once. */
    public void toggle() {
        putAway();
        if (agreed.get().isPresent()) {
            agreed.set(Optional.empty());
        } else if (!isRecording.get()) {
            open.ifPresent(topic -> question.set(Optional.of(new Question(
                    "Show the personal data of " + ShownText.of(MaskedText.name(topic.words()))
                            + "? That you asked is recorded in the journal first, under your user name. What you copy or"
                            + " export from this view then holds them too.",
                    List.of(
                            new Question.Choice("Keep them masked", this::putAway),
                            new Question.Choice("Record it and show them", () -> record(topic)))))));
        }
    }

    /** Puts the question and what went wrong away; nothing is shown. */
    public void putAway() {
        question.set(Optional.empty());
        problem.set("");
    }

    private void record(Topic topic) {
        putAway();
        isRecording.set(true);
        background.run(
                () -> recorder.apply(topic),
                unrecorded -> recorded(topic, unrecorded),
                failure ->
                        recorded(topic, Optional.of(String.valueOf(failure.getMessage()) + ". Nothing was written.")));
    }

    private void recorded(Topic topic, Optional<String> unrecorded) {
        isRecording.set(false);
        if (!open.equals(Optional.of(topic))) {
            return;
        }
        unrecorded.ifPresentOrElse(
                why -> problem.set(STILL_MASKED + ShownText.of(why)), () -> agreed.set(Optional.of(topic)));
    }
}
