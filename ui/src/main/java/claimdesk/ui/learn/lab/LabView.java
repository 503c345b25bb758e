package claimdesk.ui.learn.lab;

import atlantafx.base.theme.Styles;
import claimdesk.app.lab.Lab;
import claimdesk.ui.controls.Icons;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The lab: what is run, how far it is, and the grid; or, for one cell, two timelines beside each other. */
public final class LabView extends BorderPane {

    private static final KeyCombination EXPORT = KeyCombination.valueOf("Shortcut+E");
    private static final int SEED_COLUMNS = 4;

    private final LabViewModel model;
    private final GridView grid;
    private final ComparisonView comparison;
    private final VBox top;

    public LabView(LabViewModel model) {
        this.model = model;
        this.grid = new GridView(model, cell -> model.comparison().open(cell));
        this.comparison = new ComparisonView(model.comparison());
        this.top = new VBox(choices(), message());
        setId("lab");
        getStyleClass().add("lab");
        show(model.comparison().cellProperty().get().isPresent());
        model.comparison().cellProperty().addListener((property, before, now) -> {
            if (before.isPresent() != now.isPresent()) {
                show(now.isPresent());
                Platform.runLater(now.isPresent() ? comparison::takeFocus : grid::focusAgain);
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void show(boolean isCompared) {
        setTop(isCompared ? null : top);
        setCenter(isCompared ? comparison : grid);
    }

    private void pressed(KeyEvent event) {
        boolean isCompared = model.comparison().cellProperty().get().isPresent();
        if (event.getCode() == KeyCode.ESCAPE && isCompared) {
            model.comparison().close();
            event.consume();
        } else if (EXPORT.match(event) && !isCompared) {
            model.exportRows();
            event.consume();
        }
    }

    private FlowPane choices() {
        Label name = new Label("Seeds");
        TextField seeds = new TextField();
        seeds.setId("lab-seeds");
        seeds.setPrefColumnCount(SEED_COLUMNS);
        seeds.setAccessibleText("Seeds: how many orders are drawn for each cell");
        seeds.textProperty().bindBidirectional(model.seedsProperty());
        seeds.disableProperty().bind(model.runningProperty());
        seeds.setOnAction(event -> model.start());
        Icons.explain(
                seeds,
                "For each seed the order of the callers' steps is drawn anew. The same seeds give the same grid.");
        name.setLabelFor(seeds);
        Button start = button("start", "Start", Feather.PLAY, "Fills the grid, cell by cell", model::start);
        start.getStyleClass().add(Styles.ACCENT);
        start.disableProperty().bind(model.runningProperty());
        Button cancel = button("cancel", "Cancel", Feather.X, "Ends it; the cells that are filled stay", model::cancel);
        cancel.disableProperty().bind(model.runningProperty().not());
        ProgressBar bar = new ProgressBar();
        bar.setId("lab-progress");
        bar.setAccessibleText("How much of the grid is filled");
        bar.progressProperty().bind(Bindings.size(model.cells()).divide((double) Lab.cells()));
        Button rows = button("csv", "CSV", Feather.DOWNLOAD, "Exports the cells as rows (Ctrl+E)", model::exportRows);
        Button picture =
                button("png", "PNG", Feather.IMAGE, "Exports the whole grid as a picture", this::exportPicture);
        FlowPane choices = new FlowPane(name, seeds, start, cancel, bar, rows, picture);
        choices.getStyleClass().add("stepper-bar");
        return choices;
    }

    private static Button button(String id, String text, Feather icon, String help, Runnable action) {
        Button button = new Button(text, Icons.of(icon));
        button.setId("lab-" + id);
        button.setMinWidth(USE_PREF_SIZE);
        Icons.explain(button, help);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Label message() {
        Label message = new Label();
        message.setId("lab-message");
        message.getStyleClass().add("lab-message");
        message.setWrapText(true);
        message.textProperty().bind(model.messageProperty());
        return message;
    }

    private void exportPicture() {
        model.export("png", file -> LabPicture.of(grid.whole(), file));
    }
}
