package claimdesk.ui.learn.lesson;

import atlantafx.base.theme.Styles;
import claimdesk.app.lesson.Judged;
import claimdesk.app.lesson.Lesson;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The question with its choices, and after the run, which of them is true. */
final class QuestionView extends VBox {

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final LessonViewModel model;
    private final List<Button> choices = new ArrayList<>();
    private final Button start = new Button();

    QuestionView(LessonViewModel model) {
        this.model = model;
        getStyleClass().add("lesson-question");
        Label question = new Label(ShownText.of(model.lesson().about().question()));
        question.setId("lesson-question");
        question.getStyleClass().add("lesson-asked");
        question.setWrapText(true);
        question.setMinHeight(Label.USE_PREF_SIZE);
        getChildren().add(question);
        for (int number = 0; number < model.lesson().choices().size(); number++) {
            choices.add(choice(number));
        }
        getChildren().addAll(choices);
        getChildren().add(buttons());
        model.chosenProperty().addListener((property, before, now) -> show());
        model.startedProperty().addListener((property, before, now) -> show());
        model.answerProperty().addListener((property, before, now) -> show());
        show();
    }

    /** Brings the keyboard to the first choice. */
    void takeFocus() {
        choices.get(0).requestFocus();
    }

    private Button choice(int number) {
        Button choice = new Button();
        choice.setId("choice-" + (number + 1));
        choice.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setWrapText(true);
        choice.setMinHeight(Button.USE_PREF_SIZE);
        choice.getStyleClass().add("lesson-choice");
        choice.setOnAction(event -> model.choose(number));
        return choice;
    }

    private FlowPane buttons() {
        start.setId("lesson-run");
        start.getStyleClass().add(Styles.ACCENT);
        start.setGraphic(Icons.of(Feather.PLAY));
        start.setOnAction(event -> model.start());
        Button again = new Button("Start over", Icons.of(Feather.ROTATE_CCW));
        again.setId("lesson-again");
        again.getStyleClass().add(Styles.FLAT);
        again.setOnAction(event -> model.again());
        again.visibleProperty().bind(model.startedProperty());
        FlowPane buttons = new FlowPane(start, again);
        buttons.getStyleClass().add("lesson-buttons");
        return buttons;
    }

    private void show() {
        Optional<Judged> answer = model.answerProperty().get();
        for (int number = 0; number < choices.size(); number++) {
            show(number, choices.get(number), answer);
        }
        start.setText(answer.isPresent() ? "Show the run again" : "Run it and see");
        start.setDisable(model.chosenProperty().get() == LessonViewModel.NONE
                || model.startedProperty().get() && answer.isEmpty());
    }

    private void show(int number, Button button, Optional<Judged> answer) {
        Lesson.Choice choice = model.lesson().choices().get(number);
        boolean isChosen = model.chosenProperty().get() == number;
        boolean isRight = answer.filter(judged -> judged.isTrue(number)).isPresent();
        boolean isWrong = answer.isPresent() && isChosen && !isRight;
        button.pseudoClassStateChanged(CHOSEN, isChosen);
        button.pseudoClassStateChanged(RIGHT, isRight);
        button.pseudoClassStateChanged(WRONG, isWrong);
        button.setText(number + 1 + "   " + ShownText.of(choice.text()));
        button.setGraphic(Icons.of(icon(isChosen, isRight, isWrong)));
        button.setAccessibleText(
                "Answer " + (number + 1) + ": " + ShownText.of(choice.text()) + (isChosen ? ", chosen" : "")
                        + (isRight ? ", this is what happened" : "") + (isWrong ? ", wrong" : ""));
        button.setDisable(false);
    }

    private static Feather icon(boolean isChosen, boolean isRight, boolean isWrong) {
        if (isRight) {
            return Feather.CHECK_CIRCLE;
        }
        if (isWrong) {
            return Feather.X_CIRCLE;
        }
        return isChosen ? Feather.DISC : Feather.CIRCLE;
    }
}
