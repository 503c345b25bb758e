package claimdesk.ui.simulate.result;

import atlantafx.base.theme.Styles;
import claimdesk.app.evidence.Violation;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Journal rows as a table; from each one the way to its key in the Live screen. */
public final class RowsView extends VBox {

    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private static final double ROW_HEIGHT = 26;
    private static final double VIOLATION_HEIGHT = 28;
    private static final int VIOLATIONS_SEEN_MAX = 3;

    private final RowsViewModel model;
    private final TableView<EventRow> table = new TableView<>();

    public RowsView(RowsViewModel model) {
        this.model = model;
        setId("rows");
        getStyleClass().add("rows");
        VBox.setVgrow(table, Priority.ALWAYS);
        Label note = new Label();
        note.setId("rows-note");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        note.getStyleClass().add("muted");
        note.textProperty().bind(model.noteProperty());
        fillTable();
        getChildren().addAll(header(), note, violations(), table);
    }

    private HBox header() {
        Label title = new Label();
        title.setId("rows-title");
        title.getStyleClass().add("section-title");
        title.textProperty().bind(model.titleProperty());
        title.setMinWidth(0);
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button newest = button("rows-newest", "Newest rows", Feather.ARROW_LEFT);
        newest.setOnAction(event -> model.showNewest());
        newest.visibleProperty().bind(model.newestProperty().not());
        newest.managedProperty().bind(newest.visibleProperty());
        Button live = button("rows-live", "Show in Live", Feather.ACTIVITY);
        Icons.explain(live, "Goes to the key of the selected row in the Live screen. Enter does the same.");
        live.setOnAction(event -> showInLive());
        live.disableProperty()
                .bind(table.getSelectionModel().selectedItemProperty().isNull());
        HBox header = new HBox(title, space, newest, live);
        header.getStyleClass().add("section-header");
        return header;
    }

    private static Button button(String id, String text, Feather feather) {
        Button button = new Button(text, Icons.of(feather));
        button.setId(id);
        button.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private ListView<Violation> violations() {
        ListView<Violation> list = new ListView<>();
        list.setId("violations");
        list.setAccessibleText("Violations");
        list.getStyleClass().addAll(Styles.DENSE, "violations");
        list.setFixedCellSize(VIOLATION_HEIGHT);
        list.setCellFactory(view -> new ViolationCell());
        list.setMinHeight(0);
        model.violationsProperty().addListener((property, before, now) -> fill(list, now));
        fill(list, model.violationsProperty().get());
        list.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null) {
                model.show(now);
            }
        });
        return list;
    }

    private static void fill(ListView<Violation> list, List<Violation> now) {
        list.getItems().setAll(now);
        list.setVisible(!now.isEmpty());
        list.setManaged(!now.isEmpty());
        double height = VIOLATION_HEIGHT * Math.min(VIOLATIONS_SEEN_MAX, now.size()) + 2;
        list.setPrefHeight(height);
        list.setMinHeight(height);
    }

    private void fillTable() {
        table.setId("rows-table");
        table.setAccessibleText("Journal rows");
        table.getStyleClass().addAll(Styles.DENSE, "event-rows");
        table.setFixedCellSize(ROW_HEIGHT);
        table.setMinHeight(ROW_HEIGHT * 2);
        table.setPrefHeight(ROW_HEIGHT * 6);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        Label none = new Label("No row. Those of a run are here as soon as it is started.");
        none.getStyleClass().add("muted");
        table.setPlaceholder(none);
        table.getColumns().add(column("seq", 66, row -> Long.toString(row.seq())));
        table.getColumns().add(column("time", 106, EventRow::time));
        TableColumn<EventRow, String> type = column("type", 130, EventRow::typeText);
        type.setCellFactory(column -> new TypeCell());
        table.getColumns().add(type);
        table.getColumns().add(column("facts", 190, EventRow::facts));
        table.getColumns().add(column("vendor", 96, EventRow::vendor));
        table.getColumns().add(column("key", 130, EventRow::key));
        table.getColumns().add(column("attempt", 140, EventRow::attempt));
        table.setItems(model.rows());
        keepSelection();
        table.setOnKeyPressed(event -> {
            if (COPY.match(event)) {
                Clip.copy(model.copied(List.copyOf(table.getSelectionModel().getSelectedItems())));
                event.consume();
            } else if (event.getCode() == KeyCode.ENTER) {
                showInLive();
                event.consume();
            }
        });
        table.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                showInLive();
            }
        });
    }

    /** The newest rows are replaced again and again; the one that is selected stays so, wherever it has moved. */
    private void keepSelection() {
        long[] kept = {-1};
        table.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null) {
                kept[0] = now.seq();
            }
        });
        model.titleProperty().addListener((property, before, now) -> kept[0] = -1);
        model.rows().addListener((ListChangeListener<EventRow>) change -> {
            if (kept[0] >= 0) {
                model.rowOf(kept[0]).ifPresent(row -> table.getSelectionModel()
                        .clearAndSelect(model.rows().indexOf(row)));
            }
        });
    }

    private void showInLive() {
        EventRow row = table.getSelectionModel().getSelectedItem();
        if (row != null) {
            model.showInLive(row);
        }
    }

    private static TableColumn<EventRow, String> column(String name, double width, Function<EventRow, String> text) {
        TableColumn<EventRow, String> column = new TableColumn<>(name);
        column.setPrefWidth(width);
        column.setSortable(true);
        column.setReorderable(false);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }

    private static final class TypeCell extends TableCell<EventRow, String> {
        @Override
        protected void updateItem(String words, boolean isEmpty) {
            super.updateItem(words, isEmpty);
            EventRow row = isEmpty ? null : getTableRow().getItem();
            setText(row == null ? null : words);
            setGraphic(row == null ? null : Icons.of(EventIcon.of(row.type()).feather()));
            getStyleClass().removeIf(style -> style.startsWith("tone-"));
            if (row != null) {
                getStyleClass().add(EventIcon.of(row.type()).tone());
            }
        }
    }

    private static final class ViolationCell extends ListCell<Violation> {
        @Override
        protected void updateItem(Violation violation, boolean isEmpty) {
            super.updateItem(violation, isEmpty);
            setPrefWidth(0);
            setText(isEmpty ? null : ShownText.of(violation.text()));
            setGraphic(isEmpty ? null : Icons.of(Feather.ALERT_TRIANGLE, "danger-icon"));
            setTooltip(isEmpty ? null : Icons.explanation(ShownText.of(violation.text())));
        }
    }
}
