package claimdesk.ui.importing.view.mapping;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.KindFields;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.mapping.ColumnRow;
import claimdesk.ui.importing.mapping.MappingViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** One column: its name, what it stands for, and its first value as it is written and as it is read. */
final class ColumnCell extends ListCell<ColumnRow> {

    private static final double FIELD_WIDTH = 144;

    private final MappingViewModel model;
    private final Label name = new Label();
    private final Label raw = new Label();
    private final Label read = new Label();
    private final ComboBox<List<Field>> field = new ComboBox<>();
    private final Tooltip whole = Icons.explanation("");
    private final HBox line;
    private boolean isShowing;

    ColumnCell(MappingViewModel model) {
        this.model = model;
        name.getStyleClass().add("column-name");
        raw.getStyleClass().add("raw-value");
        read.getStyleClass().add("read-value");
        read.managedProperty().bind(read.textProperty().isNotEmpty());
        VBox words = new VBox(name, raw, read);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        field.setPrefWidth(FIELD_WIDTH);
        field.setMinWidth(FIELD_WIDTH);
        // Reached from its row: the list is gone through by the arrow keys, not by Tab.
        field.setFocusTraversable(false);
        field.setConverter(new ChoiceWords<>(ColumnRow::words));
        field.valueProperty().addListener((property, before, now) -> {
            if (!isShowing && now != null && getItem() != null) {
                model.choose(getItem().name(), now.stream().findFirst());
            }
        });
        field.setOnHidden(event -> getListView().requestFocus());
        line = new HBox(words, field);
        line.setSpacing(8);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMaxWidth(Double.MAX_VALUE);
        setPrefWidth(0);
    }

    /** Opens the list of what it can stand for. */
    void open() {
        field.requestFocus();
        field.show();
    }

    @Override
    protected void updateItem(ColumnRow row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        isShowing = true;
        name.setText(ShownText.of(row.name()));
        raw.setText(row.raw().isEmpty() ? "(empty)" : row.raw());
        read.setText(row.read().isEmpty() ? "" : "\u2192 " + row.read());
        List<List<Field>> choices = choices(row);
        if (!field.getItems().equals(choices)) {
            field.getItems().setAll(choices);
        }
        field.setValue(row.fields());
        field.setId("field-of-" + row.name());
        field.setAccessibleText("Column " + ShownText.of(row.name()) + " stands for");
        isShowing = false;
        whole.setText(ShownText.of(row.name()) + "\n" + row.raw());
        setTooltip(whole);
        setAccessibleText("Column " + ShownText.of(row.name()) + ", " + ColumnRow.words(row.fields()) + ", first value "
                + row.raw());
        setGraphic(line);
    }

    private List<List<Field>> choices(ColumnRow row) {
        List<List<Field>> all = new ArrayList<>();
        all.add(List.of());
        model.preview().flatMap(Preview::kind).ifPresent(kind -> KindFields.of(kind)
                .forEach(one -> all.add(List.of(one))));
        if (!all.contains(row.fields())) {
            all.add(row.fields());
        }
        return all;
    }

    static Optional<ColumnCell> of(Object cell) {
        return cell instanceof ColumnCell one ? Optional.of(one) : Optional.empty();
    }
}
