package claimdesk.ui.investigate.events;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.result.EventIcon;
import claimdesk.ui.timeline.layout.TextWidth;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** The events of a case, one a row. Ctrl+C copies the chosen ones, or all; Ctrl+E writes them to a file. */
public final class CaseTable extends TableView<CaseRow> {

    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");
    private static final KeyCombination EXPORT = KeyCombination.valueOf("Shortcut+E");
    private static final double ROW_HEIGHT = 26;
    private static final double PLACE_MIN = 80;
    private static final double PLACE_MAX = 170;
    private static final double PLACE_SIZE = 13;
    private static final double PLACE_MARGINS = 18;

    private final CaseRowsViewModel model;
    private boolean isFollowing;

    public CaseTable(CaseRowsViewModel model) {
        super(model.rows());
        this.model = model;
        setId("case-table");
        setAccessibleText("Events of the case");
        getStyleClass().addAll(Styles.DENSE, "event-rows");
        setFixedCellSize(ROW_HEIGHT);
        setMinSize(0, 0);
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        setPlaceholder(new Label("No event failed or was refused."));
        TableColumn<CaseRow, String> place = column("Row", PLACE_MIN, CaseRow::row);
        getColumns().add(place);
        getColumns().add(column("Store clock", 182, CaseRow::time));
        TableColumn<CaseRow, String> what = column("Event", 190, CaseRow::what);
        what.setCellFactory(column -> new EventCell());
        getColumns().add(what);
        getColumns().add(column("Vendor's clock", 180, CaseRow::vendorClock));
        getColumns().add(column("Vendor", 90, CaseRow::vendor));
        getColumns().add(column("Key", 130, CaseRow::key));
        getColumns().add(column("Attempt", 130, CaseRow::attempt));
        getColumns().add(column("Order", 100, CaseRow::order));
        getColumns().add(column("Details", 420, CaseRow::details));
        getColumns().add(column("Type", 120, CaseRow::type));
        setRowFactory(table -> new SpokenRow());
        getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !isFollowing) {
                model.pick(now);
            }
        });
        model.selectedProperty().addListener((property, before, now) -> follow());
        model.rows().addListener((ListChangeListener<CaseRow>) change -> {
            place.setPrefWidth(placeWidth());
            follow();
        });
        place.setPrefWidth(placeWidth());
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        follow();
    }

    /** A row of the file's own journal needs little room, a line of an imported file its file's name. */
    private double placeWidth() {
        double widest = getItems().stream()
                .mapToDouble(row -> TextWidth.of(row.row(), PLACE_SIZE))
                .max()
                .orElse(0);
        return Math.max(PLACE_MIN, Math.min(PLACE_MAX, widest + PLACE_MARGINS));
    }

    private void pressed(KeyEvent event) {
        if (COPY.match(event)) {
            Clip.copy(model.copied(List.copyOf(getSelectionModel().getSelectedItems())));
            event.consume();
        } else if (EXPORT.match(event)) {
            model.exportRows();
            event.consume();
        }
    }

    /** Selects and shows the row that is selected elsewhere; several that a person has chosen stay so. */
    private void follow() {
        isFollowing = true;
        model.selectedRow()
                .ifPresentOrElse(
                        row -> {
                            if (!row.equals(getSelectionModel().getSelectedItem())) {
                                int place = getItems().indexOf(row);
                                getSelectionModel().clearAndSelect(place);
                                scrollTo(Math.max(0, place - 2));
                            }
                        },
                        () -> getSelectionModel().clearSelection());
        isFollowing = false;
    }

    private static TableColumn<CaseRow, String> column(String name, double width, Function<CaseRow, String> text) {
        TableColumn<CaseRow, String> column = new TableColumn<>(name);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setCellFactory(one -> new TextCell());
        return column;
    }

    private static class TextCell extends TableCell<CaseRow, String> {
        private final Tooltip whole = Icons.explanation("");

        @Override
        protected void updateItem(String text, boolean isEmpty) {
            super.updateItem(text, isEmpty);
            setText(isEmpty ? null : text);
            whole.setText(text);
            setTooltip(isEmpty || text == null || text.isEmpty() ? null : whole);
        }
    }

    private static final class EventCell extends TextCell {
        @Override
        protected void updateItem(String text, boolean isEmpty) {
            super.updateItem(text, isEmpty);
            CaseRow row =
                    isEmpty || getTableRow() == null ? null : getTableRow().getItem();
            getStyleClass().removeIf(style -> style.startsWith("tone-"));
            setGraphic(null);
            if (row != null) {
                EventIcon icon = EventIcon.of(row.event().type());
                setGraphic(Icons.of(icon.feather()));
                getStyleClass().add(icon.tone());
            }
        }
    }

    private static final class SpokenRow extends TableRow<CaseRow> {
        @Override
        protected void updateItem(CaseRow row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            setAccessibleText(row == null ? null : row.spoken());
        }
    }
}
