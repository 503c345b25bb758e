package claimdesk.ui.simulate.editor;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** Asks what must be decided before something goes on; Esc decides nothing. */
public final class QuestionBar extends HBox {

    private final ScenarioFileViewModel model;

    public QuestionBar(ScenarioFileViewModel model) {
        this.model = model;
        setId("question");
        getStyleClass().addAll("banner", "question");
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                model.putQuestionAway();
                event.consume();
            }
        });
        model.questionProperty().addListener((property, before, now) -> show(now));
        show(model.questionProperty().get());
    }

    private void show(Optional<Question> question) {
        getChildren().clear();
        setVisible(question.isPresent());
        setManaged(question.isPresent());
        question.ifPresent(asked -> {
            Label text = new Label(asked.text());
            text.setWrapText(true);
            text.setMaxWidth(Double.MAX_VALUE);
            text.setMinHeight(USE_PREF_SIZE);
            HBox.setHgrow(text, Priority.ALWAYS);
            getChildren().addAll(Icons.of(Feather.HELP_CIRCLE), text);
            for (int place = 0; place < asked.choices().size(); place++) {
                getChildren().add(button(asked.choices().get(place), place));
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
