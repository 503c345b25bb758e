package claimdesk.ui.live.detail;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The attempts of the selected row's key. Ctrl+C copies the chosen ones, or all. */
final class AttemptsTable extends TableView<AttemptText> {

    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");

    AttemptsTable(DetailViewModel model) {
        super(model.attempts());
        setId("attempts");
        setAccessibleText("Attempts of the selected key");
        getStyleClass().addAll(Styles.DENSE, "attempts");
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        setPlaceholder(new Label("The journal names no attempt of this key."));
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        getColumns().add(column("Try", 44, 44, AttemptText::tryNumber));
        getColumns().add(column("Attempt", 122, 84, AttemptText::attempt));
        getColumns().add(column("Received", 106, 106, AttemptText::received));
        TableColumn<AttemptText, String> happened = column("What happened", 230, 130, AttemptText::happened);
        happened.setCellFactory(HappenedCell::new);
        getColumns().add(happened);
        getColumns().add(column("Answered", 118, 112, AttemptText::told));
        getColumns().add(column("Vendor got", 100, 98, AttemptText::vendorGot));
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (COPY.match(event)) {
                Clip.copy(model.copied(getSelectionModel().getSelectedItems()));
                event.consume();
            }
        });
    }

    private static TableColumn<AttemptText, String> column(
            String title, double width, double widthMin, Function<AttemptText, String> text) {
        TableColumn<AttemptText, String> column = new TableColumn<>(title);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setPrefWidth(width);
        column.setMinWidth(widthMin);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellFactory(one -> new TextCell());
        return column;
    }

    /** Says on hover what does not fit. */
    private static final class TextCell extends TableCell<AttemptText, String> {
        private final Tooltip whole = Icons.explanation("");

        @Override
        protected void updateItem(String text, boolean isEmpty) {
            super.updateItem(text, isEmpty);
            setText(isEmpty ? null : text);
            whole.setText(text);
            setTooltip(isEmpty || text == null ? null : whole);
        }
    }

    /** Wraps its words, and marks an attempt whose save was refused by an icon before them. */
    private static final class HappenedCell extends TableCell<AttemptText, String> {
        private static final double ICON_ROOM = 40;
        private static final double PADDING = 20;

        private final Text words = new Text();
        private final FontIcon mark = Icons.of(Feather.X_CIRCLE, "refused-mark");
        private final HBox line = new HBox(mark, words);

        private HappenedCell(TableColumn<AttemptText, String> column) {
            words.getStyleClass().add("happened");
            line.getStyleClass().add("happened-line");
            words.wrappingWidthProperty()
                    .bind(Bindings.when(mark.visibleProperty())
                            .then(column.widthProperty().subtract(ICON_ROOM))
                            .otherwise(column.widthProperty().subtract(PADDING)));
            mark.managedProperty().bind(mark.visibleProperty());
        }

        @Override
        protected void updateItem(String text, boolean isEmpty) {
            super.updateItem(text, isEmpty);
            AttemptText attempt =
                    isEmpty || getTableRow() == null ? null : getTableRow().getItem();
            words.setText(isEmpty ? "" : text);
            mark.setVisible(attempt != null && attempt.isRefused());
            setGraphic(isEmpty ? null : line);
            setAccessibleText(text);
        }
    }
}
