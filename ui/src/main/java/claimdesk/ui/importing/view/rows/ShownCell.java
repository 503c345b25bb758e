package claimdesk.ui.importing.view.rows;

import claimdesk.app.exchange.preview.PreviewRow;
import claimdesk.ui.controls.Icons;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/** A cell as it is written, and beneath, what is kept of it. */
final class ShownCell extends TableCell<PreviewRow, Shown> {

    private final Label raw = new Label();
    private final Label read = new Label();
    private final VBox both = new VBox(raw, read);
    private final Tooltip whole = Icons.explanation("");

    ShownCell() {
        raw.getStyleClass().add("raw-value");
        read.getStyleClass().add("read-value");
        raw.managedProperty().bind(raw.textProperty().isNotEmpty());
        read.managedProperty().bind(read.textProperty().isNotEmpty());
        both.setMinWidth(0);
        both.getStyleClass().add("import-cell");
    }

    @Override
    protected void updateItem(Shown shown, boolean isEmpty) {
        super.updateItem(shown, isEmpty);
        if (isEmpty || shown == null) {
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        raw.setText(shown.raw());
        read.setText(shown.read().isEmpty() ? "" : shown.raw().isEmpty() ? shown.read() : "\u2192 " + shown.read());
        String words = raw.getText() + (read.getText().isEmpty() ? "" : "\n" + read.getText());
        whole.setText(words);
        setTooltip(words.isBlank() ? null : whole);
        setAccessibleText(words);
        setGraphic(both);
    }
}
