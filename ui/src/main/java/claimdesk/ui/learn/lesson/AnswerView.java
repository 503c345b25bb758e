package claimdesk.ui.learn.lesson;

import atlantafx.base.theme.Styles;
import claimdesk.app.lesson.Fact.Found;
import claimdesk.app.lesson.Judged;
import claimdesk.app.lesson.Lesson;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What really happened, with the rows that show it, why, and what else to try. Empty until the run was seen. */
final class AnswerView extends VBox {

    private static final int ROWS_LINKED = 4;

    private final LessonViewModel model;
    private final Consumer<Node> reveal;

    /**
     * @param reveal has a part of it brought into view
     */
    AnswerView(LessonViewModel model, Consumer<Node> reveal) {
        this.model = model;
        this.reveal = reveal;
        setId("lesson-answer");
        getStyleClass().add("lesson-answer");
        model.answerProperty().addListener((property, before, now) -> show());
        model.triedProperty().addListener((property, before, now) -> show());
        model.tryingProperty().addListener((property, before, now) -> show());
        model.problemProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        Optional<String> focused = Optional.ofNullable(getScene())
                .map(Scene::getFocusOwner)
                .map(Node::getId)
                .filter(id -> lookup("#" + id) != null);
        fill();
        focused.map(id -> lookup("#" + id)).ifPresent(Node::requestFocus);
        if (!model.triedProperty().get().isEmpty()) {
            reveal.accept(lookup("#try-" + (model.tryingProperty().get() + 1)).getParent());
        }
    }

    private void fill() {
        getChildren().clear();
        if (!model.problemProperty().get().isEmpty()) {
            getChildren()
                    .add(line(Feather.ALERT_TRIANGLE, model.problemProperty().get(), "lesson-wrong"));
        }
        model.answerProperty().get().ifPresent(this::show);
    }

    private void show(Judged judged) {
        OptionalInt right = judged.right();
        int chosen = model.chosenProperty().get();
        Label verdict = right.isEmpty()
                ? line(
                        Feather.ALERT_TRIANGLE,
                        "This lesson does not fit what happened: "
                                + judged.allTrue().size() + " of its choices are true. Its file needs another look.",
                        "lesson-wrong")
                : right.getAsInt() == chosen
                        ? line(Feather.CHECK_CIRCLE, "Right. This is what happened:", "lesson-right")
                        : line(
                                Feather.X_CIRCLE,
                                "Not so. Answer " + (right.getAsInt() + 1) + " is what happened:",
                                "lesson-wrong");
        verdict.setId("lesson-verdict");
        getChildren().add(verdict);
        right.ifPresent(choice -> getChildren()
                .add(facts(judged.found().get(choice), model.tryingProperty().get() == LessonViewModel.NONE)));
        getChildren().add(text(model.lesson().about().explanation(), "lesson-explanation"));
        Label more = new Label("Try it with\u2026");
        more.getStyleClass().add("lesson-asked");
        getChildren().add(more);
        for (int number = 0; number < model.lesson().tries().size(); number++) {
            getChildren().add(trying(number));
        }
    }

    private Node trying(int number) {
        Lesson.Trying trying = model.lesson().tries().get(number);
        boolean isShown = model.tryingProperty().get() == number;
        Button button = new Button(ShownText.of(trying.text()), Icons.of(isShown ? Feather.EYE : Feather.PLAY));
        button.setId("try-" + (number + 1));
        button.setWrapText(true);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinHeight(Button.USE_PREF_SIZE);
        button.getStyleClass().add("lesson-choice");
        button.setOnAction(event -> model.tryIt(number));
        VBox box = new VBox(button);
        box.getStyleClass().add("lesson-try");
        List<Found> tried = model.triedProperty().get();
        if (isShown && !tried.isEmpty()) {
            box.getChildren().addAll(facts(tried, true), text(trying.after(), "lesson-after"));
        }
        return box;
    }

    /**
     * @param isLinked whether the rows are those of the run that is shown
     */
    private FlowPane facts(List<Found> facts, boolean isLinked) {
        FlowPane line = new FlowPane();
        line.getStyleClass().add("lesson-facts");
        facts.forEach(fact -> {
            Label words =
                    Icons.word(fact.holds() ? Feather.CHECK : Feather.X, ShownText.of(fact.words()), "lesson-fact");
            words.setMinWidth(0);
            words.setWrapText(true);
            line.getChildren().add(words);
            if (isLinked && model.lesson().drawing() == Lesson.Drawing.TIMELINE) {
                fact.rows().stream().limit(ROWS_LINKED).forEach(row -> line.getChildren()
                        .add(link(row.seq())));
            }
        });
        return line;
    }

    private Button link(long seq) {
        Button link = new Button("row " + seq, Icons.of(Feather.CROSSHAIR));
        link.getStyleClass().addAll(Styles.SMALL, Styles.FLAT, "lesson-row");
        link.setAccessibleText("Point at journal row " + seq);
        link.setOnAction(event -> model.player().point(seq));
        return link;
    }

    private static Label line(Feather icon, String words, String styleClass) {
        Label line = Icons.word(icon, words, styleClass);
        line.setWrapText(true);
        line.setMinWidth(0);
        line.setMinHeight(Label.USE_PREF_SIZE);
        return line;
    }

    private static Label text(String words, String id) {
        Label text = new Label(ShownText.of(words));
        text.setId(id);
        text.setWrapText(true);
        text.setMinHeight(Label.USE_PREF_SIZE);
        return text;
    }
}
