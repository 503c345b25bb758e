package claimdesk.ui.learn.lesson;

import claimdesk.app.lesson.file.LessonShelf;
import claimdesk.app.lesson.file.LessonShelf.Entry;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The list of lessons, what can be done with them, and what is wrong with a trainer's own. */
final class ShelfView extends BorderPane {

    private static final int PROBLEM_LINES = 5;

    private final LessonsViewModel model;
    private final ListView<Entry> list = new ListView<>();
    private final ComboBox<Locale> languages = new ComboBox<>();
    private boolean isFilling;

    ShelfView(LessonsViewModel model) {
        this.model = model;
        getStyleClass().add("shelf");
        setTop(bar());
        setCenter(list());
        setBottom(problems());
        model.contentProperty().addListener((property, before, now) -> fill(now));
        fill(model.contentProperty().get());
    }

    private FlowPane bar() {
        Button open = button("lesson-open", Feather.PLAY, "Open", "Begin the chosen lesson (Enter)", model::open);
        Button copy = button(
                "lesson-copy",
                Feather.COPY,
                "Copy to edit",
                "Put a copy with all its texts into the lessons folder, to be edited with any editor",
                model::copy);
        Button reload = button(
                "lesson-reload",
                Feather.REFRESH_CW,
                "Reload",
                "Read the lessons folder again",
                entry -> model.reload());
        reload.disableProperty().unbind();
        reload.setDisable(false);
        Button folder = button(
                "lesson-folder",
                Feather.FOLDER,
                "Copy folder\u2019s path",
                "Your own lessons and texts are in " + model.folder(),
                entry -> Clip.copy(model.folder().toString()));
        folder.disableProperty().unbind();
        folder.setDisable(false);
        languages.setId("lesson-language");
        languages.setAccessibleText("Language of the lessons");
        Icons.explain(languages, "Language of the lessons; put lessons_de.properties into the folder for German");
        languages.setConverter(new ChoiceWords<>(language -> language.getDisplayName(language)));
        languages.visibleProperty().bind(Bindings.size(languages.getItems()).greaterThan(1));
        languages.managedProperty().bind(languages.visibleProperty());
        languages.valueProperty().addListener((property, before, now) -> {
            if (now != null && !isFilling) {
                model.speak(now);
            }
        });
        Label said = new Label();
        said.setId("lesson-said");
        said.getStyleClass().add("muted");
        said.setWrapText(true);
        said.textProperty().bind(model.saidProperty());
        FlowPane bar = new FlowPane(open, copy, reload, folder, languages, said);
        bar.getStyleClass().add("shelf-bar");
        return bar;
    }

    private Button button(String id, Feather icon, String text, String help, Consumer<Entry> action) {
        Button button = new Button(text, Icons.of(icon));
        button.setId(id);
        Icons.explain(button, help);
        button.setOnAction(event -> {
            Entry chosen = list.getSelectionModel().getSelectedItem();
            if (chosen != null || !button.disableProperty().isBound()) {
                action.accept(chosen);
            }
        });
        button.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        return button;
    }

    private ListView<Entry> list() {
        list.setId("lesson-list");
        list.setAccessibleText("Lessons");
        list.getStyleClass().add("lesson-list");
        list.setMinHeight(0);
        list.setCellFactory(shown -> new EntryCell(model::isDone));
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openChosen();
                event.consume();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                openChosen();
            }
        });
        return list;
    }

    private void openChosen() {
        Entry chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            model.open(chosen);
        }
    }

    private VBox problems() {
        Label title = Icons.word(Feather.ALERT_TRIANGLE, "", "problems-title");
        TextArea lines = new TextArea();
        lines.setId("lesson-problems");
        lines.setAccessibleText("What is wrong with your own lessons");
        lines.setEditable(false);
        lines.setWrapText(true);
        lines.setPrefRowCount(PROBLEM_LINES);
        lines.getStyleClass().add("code");
        VBox box = new VBox(title, lines);
        box.getStyleClass().add("problems");
        Runnable show = () -> {
            List<String> found = model.contentProperty().get().problems();
            title.setText("Your own lessons: " + found.size() + (found.size() == 1 ? " problem" : " problems")
                    + ". Lessons with a problem are left out.");
            lines.setText(String.join("\n", found.stream().map(ShownText::of).toList()));
            box.setVisible(!found.isEmpty());
            box.setManaged(!found.isEmpty());
        };
        model.contentProperty().addListener((property, before, now) -> show.run());
        show.run();
        return box;
    }

    private void fill(LessonShelf.Content content) {
        String chosen = list.getSelectionModel().getSelectedItem() == null
                ? ""
                : list.getSelectionModel().getSelectedItem().lesson().name();
        list.getItems().setAll(content.entries());
        int place = content.entries().stream()
                .map(entry -> entry.lesson().name())
                .toList()
                .indexOf(chosen);
        list.getSelectionModel().select(Math.max(0, place));
        isFilling = true;
        languages.getItems().setAll(content.languages());
        languages.setValue(model.language());
        isFilling = false;
    }

    /** Brings the keyboard to the list, when it is there. */
    void takeFocus() {
        list.refresh();
        Platform.runLater(list::requestFocus);
    }
}
