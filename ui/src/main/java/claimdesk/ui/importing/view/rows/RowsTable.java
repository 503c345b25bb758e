package claimdesk.ui.importing.view.rows;

import atlantafx.base.theme.Styles;
import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.app.exchange.preview.PreviewRow;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.mapping.ColumnRow;
import claimdesk.ui.importing.mapping.MappingViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** The first rows of a file: whether each would be taken, its cells as written, and beneath what is kept of them. */
public final class RowsTable extends TableView<PreviewRow> {

    /** Columns that nothing is read from, beyond so many, are only in the list of columns. */
    private static final int UNUSED_SHOWN_MAX = 60;

    private static final double ROW_HEIGHT = 40;
    private static final double LINE_WIDTH = 72;
    private static final double STATE_WIDTH = 176;
    private static final double CELL_WIDTH = 150;
    private static final double TIME_WIDTH = 224;
    private static final Set<Field> TIMES =
            Set.of(Field.TIME, Field.VENDOR_TIME, Field.LEASE_UNTIL, Field.KEEP_UNTIL, Field.SAVED_AT);

    private final MappingViewModel model;
    private List<String> shown = List.of();

    public RowsTable(MappingViewModel model) {
        this.model = model;
        setId("import-rows");
        setAccessibleText("The first rows of the file, as they would be imported");
        getStyleClass().addAll(Styles.DENSE, "import-rows");
        setFixedCellSize(ROW_HEIGHT);
        setPlaceholder(new Label("There is no row to show."));
        model.lookProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        model.preview().ifPresentOrElse(this::show, () -> getItems().clear());
    }

    private void show(Preview preview) {
        List<TableColumn<PreviewRow, ?>> columns = new ArrayList<>();
        columns.add(column("line", "Line", LINE_WIDTH, row -> new Shown(Long.toString(row.line()), "")));
        columns.add(state());
        List<String> names = preview.sample().columns();
        int unused = 0;
        int used = 2;
        for (ColumnRow row : model.columns()) {
            unused += row.fields().isEmpty() ? 1 : 0;
            used += row.fields().isEmpty() ? 0 : 1;
            if (!row.fields().isEmpty() || unused <= UNUSED_SHOWN_MAX) {
                columns.add(fileColumn(row, names.indexOf(row.name())));
            }
        }
        for (Field field : derived(preview)) {
            columns.add(
                    Math.min(used, columns.size()),
                    column(
                            "derived-" + field.text(),
                            ColumnRow.words(field) + "\n(derived)",
                            CELL_WIDTH,
                            row -> new Shown(
                                    "",
                                    ColumnRow.masked(List.of(field), row.read().getOrDefault(field, "")))));
        }
        List<String> now = columns.stream().map(TableColumn::getText).toList();
        if (!now.equals(shown)) {
            shown = now;
            getColumns().setAll(columns);
        } else {
            // The headers are as they were: where the person scrolled to stays.
            for (int place = 0; place < columns.size(); place++) {
                adopt(getColumns().get(place), columns.get(place));
            }
        }
        getItems().setAll(preview.rows());
    }

    @SuppressWarnings("unchecked")
    private static void adopt(TableColumn<PreviewRow, ?> before, TableColumn<PreviewRow, ?> now) {
        ((TableColumn<PreviewRow, Object>) before)
                .setCellValueFactory(((TableColumn<PreviewRow, Object>) now).getCellValueFactory());
    }

    /** What is kept without a column of its own: an order that is named in the path. */
    private static List<Field> derived(Preview preview) {
        return preview.rows().stream()
                .flatMap(row -> row.read().keySet().stream())
                .filter(field -> !preview.columns().containsKey(field)
                        && !preview.columns().containsKey(Field.DETAILS))
                .distinct()
                .sorted()
                .collect(Collectors.toList());
    }

    private TableColumn<PreviewRow, Shown> fileColumn(ColumnRow one, int place) {
        boolean isWide = one.fields().stream().anyMatch(TIMES::contains) || model.isCaseFile();
        String head = ShownText.of(one.name()) + (model.isCaseFile() ? "" : "\n" + ColumnRow.words(one.fields()));
        TableColumn<PreviewRow, Shown> column = column(
                "column-" + place, head, isWide ? TIME_WIDTH : CELL_WIDTH, row -> cell(row, one.fields(), place));
        column.getStyleClass().add(one.fields().isEmpty() && !model.isCaseFile() ? "unused" : "used");
        return column;
    }

    private static Shown cell(PreviewRow row, List<Field> fields, int place) {
        if (place < 0 || place >= row.cells().size()) {
            return new Shown("", "");
        }
        String raw = row.cells().get(place);
        String read = fields.stream()
                .filter(row.read()::containsKey)
                .map(field -> row.read().get(field))
                .filter(text -> !text.equals(raw))
                .collect(Collectors.joining(" + "));
        return new Shown(ColumnRow.masked(fields, raw), ColumnRow.masked(fields, read));
    }

    private static TableColumn<PreviewRow, Shown> column(
            String id, String title, double width, Function<PreviewRow, Shown> text) {
        TableColumn<PreviewRow, Shown> column = new TableColumn<>(title);
        column.setId(id);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(text.apply(cell.getValue())));
        column.setCellFactory(one -> new ShownCell());
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    private static TableColumn<PreviewRow, PreviewRow> state() {
        TableColumn<PreviewRow, PreviewRow> column = new TableColumn<>("Import");
        column.setId("state");
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setCellFactory(one -> new StateCell());
        column.setPrefWidth(STATE_WIDTH);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }
}
