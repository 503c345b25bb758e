package claimdesk.ui.importing.view;

import claimdesk.ui.importing.FileState;
import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.ImportPace;
import claimdesk.ui.importing.ImportingViewModel;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** An import that goes on, or waits for the one before it. */
final class ProgressView extends VBox {

    private final Label title = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    private final Label figures = new Label();
    private final Button cancel;
    private final FileViewModel file;

    ProgressView(ImportingViewModel model, FileViewModel file) {
        this.file = file;
        setId("import-progress");
        getStyleClass().add("import-page");
        title.getStyleClass().add("empty-title");
        bar.setId("import-bar");
        bar.setAccessibleText("How much of the import is done");
        bar.setMaxWidth(Double.MAX_VALUE);
        figures.setId("import-figures");
        figures.setWrapText(true);
        cancel = Buttons.of("import-cancel", Feather.X, "Cancel", model::cancel);
        Label promise = new Label("Nothing counts before the last line is in: Cancel leaves nothing behind.");
        promise.getStyleClass().add("muted");
        promise.setWrapText(true);
        getChildren().addAll(title, bar, figures, cancel, promise);
        file.paceProperty().addListener((property, before, now) -> show());
        file.stateProperty().addListener((property, before, now) -> show());
        show();
    }

    Node first() {
        return cancel;
    }

    private void show() {
        ImportPace pace = file.paceProperty().get();
        boolean isRunning = file.stateProperty().get() == FileState.RUNNING;
        title.setText((isRunning ? "Importing " : "Waiting: ") + file.name());
        bar.setProgress(isRunning ? pace.share() : 0);
        figures.setText(isRunning ? pace.text() : "The files before it are imported first.");
    }
}
