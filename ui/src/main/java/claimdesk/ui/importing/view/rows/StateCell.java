package claimdesk.ui.importing.view.rows;

import claimdesk.app.exchange.preview.PreviewRow;
import claimdesk.app.masking.MaskedText;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import org.kordamp.ikonli.feather.Feather;

/** Whether a row would be taken, and if not, why. */
final class StateCell extends TableCell<PreviewRow, PreviewRow> {

    private final Label words = new Label();

    StateCell() {
        words.setWrapText(true);
        words.setMinWidth(0);
    }

    @Override
    protected void updateItem(PreviewRow row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        setTooltip(null);
        switch (row.state()) {
            case TAKEN:
                show(Feather.CHECK, "taken", "good");
                break;
            case REJECTED:
                show(Feather.X, "rejected: " + ShownText.of(MaskedText.of(row.reason())), "bad");
                setTooltip(Icons.explanation(words.getText()));
                break;
            case BLANK:
                show(Feather.MINUS, "blank", "waiting");
                break;
            default:
                show(Feather.HELP_CIRCLE, "not judged yet", "waiting");
        }
        setGraphic(words);
        setAccessibleText(words.getText());
    }

    private void show(Feather icon, String text, String style) {
        words.setText(text);
        words.setGraphic(Icons.of(icon));
        words.getStyleClass().setAll("label", "state", style);
    }
}
