package claimdesk.ui.live.export;

import claimdesk.ui.controls.Icons;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** How a copy or an export goes on, with a way to cancel it, and how it ended. */
public final class ExportLine extends HBox {

    public ExportLine(ExportViewModel model) {
        setId("export-line");
        getStyleClass().add("export-line");
        setMinHeight(USE_PREF_SIZE);
        Label message = new Label();
        message.setId("export-message");
        message.textProperty().bind(model.messageProperty());
        message.setWrapText(true);
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        ProgressBar progress = new ProgressBar();
        progress.progressProperty().bind(model.progressProperty());
        progress.setAccessibleText("How much is done");
        Label percent = new Label();
        percent.textProperty().bind(model.progressProperty().multiply(100).asString("%.0f %%"));
        percent.setMinWidth(USE_PREF_SIZE);
        Button cancel = new Button("Cancel");
        cancel.setId("export-cancel");
        cancel.setMinWidth(USE_PREF_SIZE);
        cancel.setOnAction(event -> model.cancel());
        Button close = new Button("", Icons.of(Feather.X));
        close.setId("export-close");
        close.setAccessibleText("Put this message away");
        close.getStyleClass().addAll("flat", "button-icon");
        close.setOnAction(event -> model.putAway());
        for (Node running : new Node[] {progress, percent, cancel}) {
            running.visibleProperty().bind(model.runningProperty());
            running.managedProperty().bind(running.visibleProperty());
        }
        close.visibleProperty().bind(model.runningProperty().not());
        close.managedProperty().bind(close.visibleProperty());
        getChildren().addAll(message, progress, percent, cancel, close);
        visibleProperty().bind(model.messageProperty().isNotEmpty());
        managedProperty().bind(visibleProperty());
    }
}
