package claimdesk.ui.importing.view;

import atlantafx.base.theme.Styles;
import claimdesk.store.imported.ImportedSource;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.ImportWords;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.importing.ImportsViewModel;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What was imported into the data file so far: where it comes from, its hash, when, how much; each can be undone. */
final class ImportsView extends VBox {

    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private static final double GAP = 8;

    /** What a column shows of an import, and how wide it is. */
    private record Part(String title, double width, Function<ImportedSource, String> text) {}

    private static final List<Part> PARTS = List.of(
            new Part("Import", 92, one -> one.run().toString()),
            new Part("File", 190, one -> ShownText.of(one.file().name())),
            new Part("Kind", 100, one -> ImportWords.kind(one.file().kind())),
            new Part("Imported at", 196, ImportWords::time),
            new Part("Taken", 80, one -> Figures.count(one.counts().taken())),
            new Part("Rejected", 106, one -> Figures.count(one.counts().rejected())),
            new Part("State", 92, one -> one.state().text()),
            new Part("SHA-256", 130, one -> one.file().sha256()));

    private final ImportsViewModel model;
    private final TableView<ImportedSource> table = new TableView<>();

    ImportsView(ImportingViewModel importing) {
        this.model = importing.list();
        setId("imports");
        getStyleClass().add("import-page");
        Label title = new Label("Imports so far");
        title.getStyleClass().add("setting-name");
        table.setId("imports-table");
        table.setAccessibleText("Imports so far, newest first. Delete undoes the selected one");
        table.getStyleClass().add(Styles.DENSE);
        table.setItems(model.all());
        table.setPlaceholder(empty(importing));
        table.getSelectionModel().setSelectionMode(SelectionMode.SINGLE);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        PARTS.forEach(part -> table.getColumns().add(column(part)));
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        VBox.setVgrow(table, Priority.ALWAYS);
        Button undo = Buttons.of("imports-undo", Feather.ROTATE_CCW, "Undo this import\u2026", this::undo);
        Button copy = Buttons.of("imports-copy", Feather.COPY, "Copy this line", this::copy);
        table.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            undo.setDisable(now == null || !model.canUndo(now));
            copy.setDisable(now == null);
        });
        undo.setDisable(true);
        copy.setDisable(true);
        Label said = new Label();
        said.setId("imports-said");
        said.setWrapText(true);
        said.textProperty().bind(model.messageProperty());
        said.managedProperty().bind(said.textProperty().isNotEmpty());
        getChildren().addAll(title, table, new FlowPane(GAP, GAP, undo, copy), said);
    }

    /** Where the keyboard begins. */
    Node first() {
        return table;
    }

    private static VBox empty(ImportingViewModel importing) {
        Label title = new Label("Nothing was imported yet");
        title.getStyleClass().add("empty-title");
        Label words = new Label(
                "Drop request logs, key tables, effect logs or journals anywhere on this window, or choose them (Ctrl+O):"
                        + " NDJSON or CSV, gzip too. You see how each is read before anything is written.");
        words.getStyleClass().add("empty-text");
        words.setWrapText(true);
        VBox box = new VBox(Icons.of(Feather.DOWNLOAD, "empty-icon"), title, words);
        box.getStyleClass().add("empty");
        if (!importing.isReadOnly()) {
            box.getChildren()
                    .add(Buttons.main("import-first", Feather.FOLDER, "Choose files\u2026", importing::choose));
        }
        return box;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.DELETE) {
            undo();
            event.consume();
        } else if (COPY.match(event)) {
            copy();
            event.consume();
        }
    }

    private void undo() {
        ImportedSource chosen = table.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            model.undo(chosen);
        }
    }

    private void copy() {
        ImportedSource chosen = table.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            Clip.copy(PARTS.stream().map(part -> part.text().apply(chosen)).collect(Collectors.joining("\t")));
        }
    }

    private static TableColumn<ImportedSource, String> column(Part part) {
        TableColumn<ImportedSource, String> column = new TableColumn<>(part.title());
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(part.text().apply(cell.getValue())));
        column.setCellFactory(any -> new TableCell<>() {
            @Override
            protected void updateItem(String text, boolean isEmpty) {
                super.updateItem(text, isEmpty);
                setText(isEmpty ? null : text);
                setTooltip(isEmpty || text == null ? null : Icons.explanation(text));
            }
        });
        column.setPrefWidth(part.width());
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }
}
