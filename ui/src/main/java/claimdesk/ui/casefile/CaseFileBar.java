package claimdesk.ui.casefile;

import claimdesk.ui.controls.Icons;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Pos;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/** The buttons by which a case leaves the window. How that went stands in a {@link CaseFileLine}. */
public final class CaseFileBar extends HBox {

    private static final double GAP = 8;

    public CaseFileBar(CaseFileViewModel model) {
        super(GAP);
        setId("case-file-bar");
        setAlignment(Pos.CENTER_LEFT);
        BooleanBinding isIdle = Bindings.createBooleanBinding(
                () -> model.caseProperty().get().isPresent()
                        && !model.runningProperty().get(),
                model.caseProperty(),
                model.runningProperty());
        Button export = new Button("Export case\u2026", Icons.of(Feather.SHARE));
        export.setId("export-case");
        export.setMinWidth(USE_PREF_SIZE);
        export.disableProperty().bind(isIdle.not());
        Icons.explain(export, "Writes one page to read and one case file that comes to the same verdict elsewhere.");
        export.setOnAction(event -> model.export());
        CheckBox unmasked = new CheckBox("with personal data");
        unmasked.setId("export-unmasked");
        unmasked.setMinWidth(USE_PREF_SIZE);
        unmasked.disableProperty().bind(isIdle.not());
        unmasked.selectedProperty().bindBidirectional(model.unmaskedProperty());
        Button summary = new Button("Copy summary", Icons.of(Feather.CLIPBOARD));
        summary.setId("copy-summary");
        summary.setMinWidth(USE_PREF_SIZE);
        summary.disableProperty().bind(isIdle.not());
        Icons.explain(
                summary, "Copies verdict, findings and advice as plain text for an e-mail, personal data masked.");
        summary.setOnAction(event -> model.copySummary(CaseFileBar::toClipboard));
        model.askForConsent(this::isAgreed);
        getChildren().addAll(export, unmasked, summary);
    }

    private boolean isAgreed(String question) {
        Alert alert = new Alert(Alert.AlertType.CONFIRMATION, question, ButtonType.OK, ButtonType.CANCEL);
        alert.setHeaderText("Export with personal data?");
        if (getScene() != null) {
            alert.initOwner(getScene().getWindow());
        }
        return alert.showAndWait().filter(ButtonType.OK::equals).isPresent();
    }

    private static void toClipboard(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
