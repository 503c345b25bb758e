package claimdesk.ui.controls.question;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** One question at a time, or none. For the JavaFX thread only. */
public final class Asking {

    private final ReadOnlyObjectWrapper<Optional<Question>> question = new ReadOnlyObjectWrapper<>(Optional.empty());

    public ReadOnlyObjectProperty<Optional<Question>> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /** Asks; whatever is answered puts the question away first. */
    public void ask(Question asked) {
        List<Question.Choice> choices = asked.choices().stream()
                .map(choice -> new Question.Choice(choice.text(), () -> {
                    putAway();
                    choice.action().run();
                }))
                .toList();
        question.set(Optional.of(new Question(asked.text(), choices)));
    }

    public void putAway() {
        question.set(Optional.empty());
    }
}
