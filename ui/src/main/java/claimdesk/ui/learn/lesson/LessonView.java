package claimdesk.ui.learn.lesson;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.simulate.field.FollowFocus;
import java.util.Map;
import javafx.application.Platform;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * One lesson: its words, the question and the answer on the left, the run on the right. Keys: 1 to 4 choose, Enter runs,
 * Space holds, the right and left arrow or Page Down and Page Up step, Esc goes back to the list.
 */
final class LessonView extends BorderPane {

    private static final double WORDS_PERCENT = 40;

    private final LessonsViewModel lessons;
    private final LessonViewModel model;
    private final QuestionView question;
    private final Runnable onEscape;

    /**
     * @param isPresented whether an audience looks on: only what belongs to the lesson is shown then
     * @param onEscape done at Esc
     */
    LessonView(LessonsViewModel lessons, LessonViewModel model, ObservableBooleanValue isPresented, Runnable onEscape) {
        this.lessons = lessons;
        this.model = model;
        this.onEscape = onEscape;
        this.question = new QuestionView(model);
        setId("lesson");
        getStyleClass().add("lesson");
        setTop(header(isPresented));
        setCenter(parts());
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        Platform.runLater(() -> {
            // What scrolls is not there before its look is.
            applyCss();
            layout();
            question.takeFocus();
        });
    }

    private HBox header(ObservableBooleanValue isPresented) {
        Button back = small("lesson-back", Feather.ARROW_LEFT, "Lessons", "Back to the list (Esc)", lessons::leave);
        Label title = new Label(ShownText.of(model.lesson().about().title()));
        title.setId("lesson-title");
        title.getStyleClass().add("lesson-title");
        title.setMinWidth(0);
        Label place = new Label(lessons.place());
        place.getStyleClass().add("muted");
        place.setMinWidth(Label.USE_PREF_SIZE);
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button earlier = small(
                "lesson-earlier", Feather.CHEVRON_LEFT, "", "The lesson before (Ctrl+Page Up)", () -> lessons.move(-1));
        Button later = small(
                "lesson-later", Feather.CHEVRON_RIGHT, "", "The next lesson (Ctrl+Page Down)", () -> lessons.move(1));
        HBox header = new HBox(back, title, space, place, earlier, later);
        header.getStyleClass().add("lesson-header");
        for (Node node : new Node[] {back, place, earlier, later}) {
            node.visibleProperty()
                    .bind(BooleanExpression.booleanExpression(isPresented).not());
            node.managedProperty().bind(node.visibleProperty());
        }
        return header;
    }

    private static Button small(String id, Feather icon, String text, String help, Runnable action) {
        Button button = new Button(text, Icons.of(icon));
        button.setId(id);
        button.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setAccessibleText(help);
        Icons.explain(button, help);
        button.setOnAction(event -> action.run());
        return button;
    }

    private GridPane parts() {
        GridPane parts = new GridPane();
        parts.getStyleClass().add("lesson-parts");
        parts.setMinSize(0, 0);
        for (double percent : new double[] {WORDS_PERCENT, 100 - WORDS_PERCENT}) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(percent);
            column.setFillWidth(true);
            parts.getColumnConstraints().add(column);
        }
        RowConstraints row = new RowConstraints();
        row.setVgrow(Priority.ALWAYS);
        row.setMinHeight(0);
        parts.getRowConstraints().add(row);
        parts.addRow(0, words(), new PlayerView(lessons, model));
        return parts;
    }

    private ScrollPane words() {
        Label see = new Label(ShownText.of(model.lesson().about().see()));
        see.setId("lesson-see");
        see.setWrapText(true);
        see.setMinHeight(Label.USE_PREF_SIZE);
        ScrollPane scroll = new ScrollPane();
        AnswerView answer = new AnswerView(model, part -> reveal(scroll, part));
        VBox words = new VBox(see, question, answer);
        words.getStyleClass().add("lesson-words");
        scroll.setContent(words);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("column-scroll");
        FollowFocus.in(scroll);
        // What happened is below the question, and is what counts now.
        model.answerProperty().addListener((property, before, now) -> {
            if (now.isPresent() && before.isEmpty()) {
                reveal(scroll, question);
            }
        });
        return scroll;
    }

    /** Scrolls so that {@code part} begins at the top, as far as there is something below it. */
    private static void reveal(ScrollPane scroll, Node part) {
        Platform.runLater(() -> {
            scroll.applyCss();
            scroll.layout();
            double room = scroll.getContent().getLayoutBounds().getHeight()
                    - scroll.getViewportBounds().getHeight();
            double wanted = scroll.getContent()
                    .sceneToLocal(part.localToScene(part.getLayoutBounds()))
                    .getMinY();
            scroll.setVvalue(room <= 0 ? 0 : Math.max(0, Math.min(1, wanted / room)));
        });
    }

    private void pressed(KeyEvent event) {
        if (event.isAltDown() || event.isMetaDown()) {
            return;
        }
        KeyCode key = event.getCode();
        if (event.isShortcutDown()) {
            if (key == KeyCode.PAGE_UP || key == KeyCode.PAGE_DOWN) {
                lessons.move(key == KeyCode.PAGE_UP ? -1 : 1);
                event.consume();
            }
            return;
        }
        Map<KeyCode, Runnable> keys = Map.of(
                KeyCode.RIGHT, model.player()::step,
                KeyCode.PAGE_DOWN, model.player()::step,
                KeyCode.LEFT, model.player()::stepBack,
                KeyCode.PAGE_UP, model.player()::stepBack,
                KeyCode.END, model.player()::toEnd,
                KeyCode.ESCAPE, onEscape);
        if (key.isDigitKey() || key.isKeypadKey() && key.getName().startsWith("Numpad ")) {
            digit(key).run();
            event.consume();
        } else if (keys.containsKey(key) && !(event.getTarget() instanceof ComboBoxBase)) {
            keys.get(key).run();
            event.consume();
        } else if (key == KeyCode.SPACE && isFree(event)) {
            model.player().playOrPause();
            event.consume();
        } else if (key == KeyCode.ENTER && !model.startedProperty().get()) {
            model.start();
            event.consume();
        }
    }

    private Runnable digit(KeyCode key) {
        String name = key.getName();
        int number = Character.digit(name.charAt(name.length() - 1), 10);
        return () -> model.choose(number - 1);
    }

    /** Whether a key is not meant for a button or a list that has the focus. */
    private static boolean isFree(KeyEvent event) {
        return !(event.getTarget() instanceof ButtonBase) && !(event.getTarget() instanceof ComboBoxBase);
    }
}
