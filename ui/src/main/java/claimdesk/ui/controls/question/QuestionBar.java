package claimdesk.ui.controls.question;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** Asks what must be decided before something goes on; Esc decides nothing. */
public final class QuestionBar extends HBox {

    /** Kept from the collector. */
    private final ObservableValue<Optional<Question>> question;

    /**
     * @param onEscape puts the question away
     */
    public QuestionBar(String id, ObservableValue<Optional<Question>> question, Runnable onEscape) {
        this.question = question;
        setId(id);
        getStyleClass().addAll("banner", "question");
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                onEscape.run();
                event.consume();
            }
        });
        question.addListener((property, before, now) -> show(now));
        show(this.question.getValue());
    }

    private void show(Optional<Question> asked) {
        getChildren().clear();
        setVisible(asked.isPresent());
        setManaged(asked.isPresent());
        asked.ifPresent(one -> {
            Label text = new Label(one.text());
            text.setWrapText(true);
            text.setMaxWidth(Double.MAX_VALUE);
            text.setMinHeight(USE_PREF_SIZE);
            HBox.setHgrow(text, Priority.ALWAYS);
            getChildren().addAll(Icons.of(Feather.HELP_CIRCLE), text);
            for (int place = 0; place < one.choices().size(); place++) {
                getChildren().add(button(one.choices().get(place), place));
            }
            getChildren().stream().filter(Button.class::isInstance).findFirst().ifPresent(Node::requestFocus);
        });
    }

    private static Button button(Question.Choice choice, int place) {
        Button button = new Button(choice.text());
        button.setId("choice-" + place);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> choice.action().run());
        return button;
    }
}
