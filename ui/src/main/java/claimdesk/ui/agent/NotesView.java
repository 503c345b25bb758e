package claimdesk.ui.agent;

import atlantafx.base.theme.Styles;
import claimdesk.store.agent.Decision;
import claimdesk.ui.agent.NotesViewModel.State;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.TabMovesOn;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Notes and decisions of the open case: the next one as it is written, and those that are saved below it. */
public final class NotesView extends VBox {

    private static final KeyCombination SAVE = KeyCombination.valueOf("Shortcut+ENTER");
    private static final int TEXT_LINES = 2;
    private static final int SHOWN_MAX = 50;
    private static final String NOTE_ONLY = "Note only";

    private final NotesViewModel model;
    private final VBox list = new VBox();
    private final Label title = new Label();

    /**
     * @param isReadOnly whether nothing can be written: then only what there is is shown
     */
    public NotesView(NotesViewModel model, boolean isReadOnly) {
        this.model = model;
        setId("notes");
        getStyleClass().add("notes");
        title.getStyleClass().add("part-heading");
        list.getStyleClass().add("notes-list");
        getChildren().add(title);
        if (!isReadOnly) {
            TextArea text = text();
            getChildren().addAll(text, line(text), message());
        }
        getChildren().add(list);
        model.notesProperty().addListener((property, before, now) -> show(now));
        show(model.notesProperty().get());
    }

    private TextArea text() {
        TextArea text = new TextArea();
        text.setId("note-text");
        TabMovesOn.in(text);
        text.setWrapText(true);
        text.setPrefRowCount(TEXT_LINES);
        text.setPromptText("What you found out, did or told the vendor");
        text.setAccessibleText("A note on this case");
        text.textProperty().bindBidirectional(model.textProperty());
        text.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (SAVE.match(event)) {
                model.save();
                event.consume();
            }
        });
        return text;
    }

    /**
     * @param text where the keyboard stays: a button that cannot be pressed any more would lose it to the window's first
     */
    private HBox line(TextArea text) {
        Label state = new Label();
        state.setId("note-state");
        state.setMinWidth(USE_PREF_SIZE);
        Button save = new Button("Save", Icons.of(Feather.SAVE));
        save.setId("note-save");
        save.setMinWidth(USE_PREF_SIZE);
        save.getStyleClass().add(Styles.SMALL);
        Icons.explain(
                save,
                "Saves it as a row of the journal (Ctrl+Enter). It cannot be changed then: a correction is"
                        + " one more note.");
        save.setOnAction(event -> {
            text.requestFocus();
            model.save();
        });
        save.disableProperty().bind(model.canSaveProperty().not());
        Runnable show = () -> {
            State now = model.stateProperty().get();
            save.setText(now == State.NOT_SAVED ? "Save again" : "Save");
            state.setText(words(now));
            state.setGraphic(now == State.WRITING ? null : Icons.of(icon(now)));
            state.getStyleClass().setAll("label", "state", style(now));
        };
        model.stateProperty().addListener((property, before, now) -> show.run());
        show.run();
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(decision(), space, state, save);
        line.getStyleClass().add("key-buttons");
        return line;
    }

    private ComboBox<Optional<Decision>> decision() {
        ComboBox<Optional<Decision>> choice = new ComboBox<>();
        choice.setId("note-decision");
        choice.setAccessibleText("What is decided");
        choice.getItems().add(Optional.empty());
        List.of(Decision.values()).forEach(one -> choice.getItems().add(Optional.of(one)));
        choice.setConverter(new ChoiceWords<>(
                one -> one.isEmpty() ? NOTE_ONLY : "Decision: " + one.get().words()));
        choice.valueProperty().bindBidirectional(model.decisionProperty());
        return choice;
    }

    private static String words(State state) {
        return switch (state) {
            case WRITING -> "";
            case SAVING -> "saving\u2026";
            case SAVED -> "saved";
            case NOT_SAVED -> "not saved";
        };
    }

    private static Feather icon(State state) {
        return switch (state) {
            case WRITING, SAVING -> Feather.CLOCK;
            case SAVED -> Feather.CHECK;
            case NOT_SAVED -> Feather.ALERT_TRIANGLE;
        };
    }

    private static String style(State state) {
        return switch (state) {
            case WRITING, SAVING -> "waiting";
            case SAVED -> "good";
            case NOT_SAVED -> "bad";
        };
    }

    private Label message() {
        Label message = new Label();
        message.setId("note-message");
        message.setWrapText(true);
        message.setMinHeight(USE_PREF_SIZE);
        message.getStyleClass().add("muted");
        message.textProperty().bind(model.messageProperty());
        message.visibleProperty().bind(model.messageProperty().isNotEmpty());
        message.managedProperty().bind(message.visibleProperty());
        return message;
    }

    private void show(List<NoteText> notes) {
        title.setText(notes.isEmpty() ? "Notes and decisions" : "Notes and decisions: " + notes.size());
        list.getChildren()
                .setAll(notes.stream().limit(SHOWN_MAX).map(NotesView::note).toList());
        if (notes.size() > SHOWN_MAX) {
            Label more = new Label((notes.size() - SHOWN_MAX) + " older ones stand in the table of events.");
            more.getStyleClass().add("muted");
            list.getChildren().add(more);
        }
    }

    private static Node note(NoteText note) {
        Label heading = new Label(note.heading());
        heading.getStyleClass().add("note-heading");
        heading.setGraphic(Icons.of(icon(note)));
        heading.setWrapText(true);
        heading.setMinHeight(USE_PREF_SIZE);
        VBox box = new VBox(heading);
        if (!note.text().isEmpty()) {
            Label text = new Label(note.text());
            text.setWrapText(true);
            text.setMinHeight(USE_PREF_SIZE);
            box.getChildren().add(text);
        }
        box.getStyleClass().add("note");
        Icons.describe(box, AccessibleRole.TEXT, note.spoken());
        return box;
    }

    private static Feather icon(NoteText note) {
        return switch (note.kind()) {
            case NOTE -> Feather.EDIT_3;
            case DECISION -> Feather.FLAG;
            case RELEASE -> Feather.UNLOCK;
            case PURGE -> Feather.TRASH_2;
            case RETRY -> Feather.SEND;
            case UNMASK -> Feather.EYE;
        };
    }
}
