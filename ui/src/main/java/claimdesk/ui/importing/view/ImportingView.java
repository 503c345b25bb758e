package claimdesk.ui.importing.view;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.question.QuestionBar;
import claimdesk.ui.importing.FileState;
import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.importing.view.mapping.MappingView;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The Import screen: the imports so far, or the file that is on its way in. */
public final class ImportingView extends BorderPane {

    private static final KeyCombination CHOOSE = new KeyCodeCombination(KeyCode.O, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination IMPORT = new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);
    private static final double GAP = 8;

    private final ImportingViewModel model;
    private final WaysOut ways;
    private final Button list;
    private final ChangeListener<FileState> onState = (property, before, now) -> {
        if (before.isOpen() != now.isOpen() || before.isOver() != now.isOver()) {
            show();
        }
    };
    /** The mapping of each file, with whatever the person scrolled to. */
    private final Map<FileViewModel, MappingView> mappings = new HashMap<>();

    private final ImportsView imports;
    private Optional<FileViewModel> shown = Optional.empty();

    /**
     * @param ways where the screen leads to
     */
    public ImportingView(ImportingViewModel model, WaysOut ways) {
        this.model = model;
        this.ways = ways;
        this.imports = new ImportsView(model);
        setId("import");
        getStyleClass().add("importing");
        setMinSize(0, 0);
        Button choose = Buttons.of("import-choose", Feather.FOLDER, "Choose files\u2026", model::choose);
        Icons.explain(choose, "Choose files\u2026  Ctrl+O");
        list = Buttons.of("import-list", Feather.LIST, "Imports so far", () -> model.selectedProperty()
                .set(Optional.empty()));
        setTop(new VBox(
                header(choose),
                new QuestionBar("import-question", model.questionProperty(), model::putQuestionAway),
                readOnly(),
                message()));
        setLeft(new FileList(model));
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (CHOOSE.match(event)) {
                model.choose();
                event.consume();
            } else if (IMPORT.match(event)) {
                // What is typed in a field is taken when it loses the focus.
                getCenter().requestFocus();
                model.importSelected();
                event.consume();
            }
        });
        model.selectedProperty().addListener((property, before, now) -> show());
        model.files().addListener((ListChangeListener<FileViewModel>) change -> {
            mappings.keySet().retainAll(model.files());
            showButtons();
        });
        visibleProperty().addListener((property, before, now) -> {
            if (now) {
                model.refresh();
            }
        });
        model.refresh();
        show();
    }

    private HBox header(Button choose) {
        Label title = new Label("Import evidence");
        title.getStyleClass().add("section-title");
        Label target = new Label("into " + model.target());
        target.getStyleClass().add("muted");
        target.setMinWidth(0);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(GAP, title, target, space, list, choose);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("import-header");
        return header;
    }

    /** Why nothing can be imported here, and the ways out. */
    private Node readOnly() {
        Label words = Icons.word(
                Feather.LOCK,
                model.target() + " is open only for reading, so that not a byte of it changes: nothing can be imported"
                        + " into it. You can look at how files would be read.");
        words.setWrapText(true);
        words.setMinWidth(0);
        words.setMinHeight(USE_PREF_SIZE);
        VBox box = new VBox(
                GAP,
                words,
                new FlowPane(
                        GAP,
                        GAP,
                        Buttons.of("import-into-own", Feather.HOME, "Import into my own data file", ways.onOwn()),
                        Buttons.of("import-writable", Feather.UNLOCK, "Open this one for writing", ways.onWritable())));
        box.setId("import-read-only");
        box.getStyleClass().add("import-notice");
        box.setVisible(model.isReadOnly());
        box.setManaged(model.isReadOnly());
        return box;
    }

    private Node message() {
        Label words = Icons.word(Feather.INFO, "");
        words.setWrapText(true);
        words.setMinWidth(0);
        words.setMinHeight(USE_PREF_SIZE);
        words.textProperty().bind(model.messageProperty());
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox line = new HBox(GAP, words, Buttons.of("import-message-close", Feather.X, "Close", model::putMessageAway));
        line.setId("import-message");
        line.getStyleClass().add("import-notice");
        line.visibleProperty().bind(model.messageProperty().isNotEmpty());
        line.managedProperty().bind(line.visibleProperty());
        return line;
    }

    private void show() {
        shown.ifPresent(before -> before.stateProperty().removeListener(onState));
        shown = model.selectedProperty().get();
        shown.ifPresent(now -> now.stateProperty().addListener(onState));
        boolean takesFocus = hasFocusOwner()
                && !FileList.ID.equals(getScene().getFocusOwner().getId());
        Node content = shown.map(this::content).orElse(imports);
        setCenter(content);
        showButtons();
        if (takesFocus) {
            focus(first(content));
        }
    }

    /** What is not laid out yet takes the keyboard as soon as it is. */
    private static void focus(Node node) {
        if (node.getScene() != null) {
            node.requestFocus();
            return;
        }
        node.sceneProperty().addListener(new ChangeListener<Scene>() {
            @Override
            public void changed(ObservableValue<? extends Scene> property, Scene before, Scene now) {
                node.sceneProperty().removeListener(this);
                node.requestFocus();
            }
        });
    }

    /** Whether the keyboard is in this screen, also while the window is not the active one. */
    private boolean hasFocusOwner() {
        Node node = getScene() == null ? null : getScene().getFocusOwner();
        while (node != null && node != this) {
            node = node.getParent();
        }
        return node != null;
    }

    private Node content(FileViewModel file) {
        FileState state = file.stateProperty().get();
        if (state.isOpen()) {
            return mappings.computeIfAbsent(file, one -> new MappingView(model, one));
        }
        return state.isOver() ? new ResultView(model, file, ways) : new ProgressView(model, file);
    }

    private static Node first(Node content) {
        if (content instanceof MappingView mapping) {
            return mapping.first();
        }
        if (content instanceof ResultView result) {
            return result.first();
        }
        return content instanceof ProgressView progress ? progress.first() : ((ImportsView) content).first();
    }

    private void showButtons() {
        list.setDisable(model.selectedProperty().get().isEmpty());
        if (getCenter() instanceof MappingView mapping) {
            mapping.showButtons();
        }
    }
}
