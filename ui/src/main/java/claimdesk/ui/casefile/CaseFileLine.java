package claimdesk.ui.casefile;

import claimdesk.ui.controls.Icons;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** How the writing of a case file goes on, and how it ended; not there while there is nothing to say. */
public final class CaseFileLine extends HBox {

    public CaseFileLine(CaseFileViewModel model) {
        setId("case-file-line");
        getStyleClass().add("export-line");
        setMinHeight(USE_PREF_SIZE);
        Label message = new Label();
        message.setId("case-file-message");
        message.textProperty().bind(model.messageProperty());
        message.setWrapText(true);
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        ProgressBar progress = new ProgressBar();
        progress.setAccessibleText("Being written");
        progress.visibleProperty().bind(model.runningProperty());
        progress.managedProperty().bind(progress.visibleProperty());
        Button close = new Button("", Icons.of(Feather.X));
        close.setId("case-file-close");
        close.setAccessibleText("Put this message away");
        close.getStyleClass().addAll("flat", "button-icon");
        close.setOnAction(event -> model.putAway());
        close.visibleProperty().bind(model.runningProperty().not());
        close.managedProperty().bind(close.visibleProperty());
        getChildren().addAll(message, progress, close);
        visibleProperty().bind(model.messageProperty().isNotEmpty());
        managedProperty().bind(visibleProperty());
    }
}
