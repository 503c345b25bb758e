package claimdesk.ui.timeline;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.timeline.drawing.Palette;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The timeline with what can be done to it above, and the journal row of the selected event below. */
public final class TimelineView extends BorderPane {

    private static final KeyCombination ZOOM_IN = KeyCombination.valueOf("PLUS");
    private static final KeyCombination ZOOM_IN_TOO = KeyCombination.valueOf("EQUALS");
    private static final KeyCombination ZOOM_OUT = KeyCombination.valueOf("MINUS");
    private static final KeyCombination ZOOM_TO_FIT = KeyCombination.valueOf("0");

    private final TimelineViewModel model;
    private final TimelinePane pane;
    private final Label said = new Label();

    public TimelineView(TimelineViewModel model) {
        this.model = model;
        this.pane = new TimelinePane(model);
        getStyleClass().add("timeline-view");
        getStylesheets()
                .add(Objects.requireNonNull(TimelineView.class.getResource("timeline.css"))
                        .toExternalForm());
        StackPane frame = new StackPane(pane);
        frame.getStyleClass().add("timeline-frame");
        setTop(bar());
        setCenter(frame);
        setBottom(facts());
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /** Takes the keyboard's focus. */
    public void enter() {
        pane.requestFocus();
    }

    private HBox bar() {
        CheckBox onlyTrouble = new CheckBox("Only failed and refused");
        onlyTrouble.setId("only-trouble");
        onlyTrouble.selectedProperty().bindBidirectional(model.onlyTroubleProperty());
        Icons.explain(onlyTrouble, "Leaves out what went well; what failed, was refused, held back or injected stays.");
        Label leftOut = new Label();
        leftOut.setId("timeline-left-out");
        leftOut.getStyleClass().add("left-out");
        leftOut.textProperty().bind(model.leftOutProperty());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button out = button("zoom-out", Feather.ZOOM_OUT, "", "Zoom out (\u2212)", model::zoomOut);
        Button fit = button("zoom-to-fit", Feather.MAXIMIZE, "", "Zoom to fit (0)", model::zoomToFit);
        Button in = button("zoom-in", Feather.ZOOM_IN, "", "Zoom in (+)", model::zoomIn);
        out.disableProperty().bind(model.zoomProperty().lessThanOrEqualTo(1));
        fit.disableProperty().bind(out.disableProperty());
        in.disableProperty().bind(model.zoomProperty().greaterThanOrEqualTo(TimelineViewModel.ZOOM_MAX));
        Button png =
                button("export-png", Feather.IMAGE, "PNG", "Export the whole timeline as a picture", this::exportPng);
        Button svg = button("export-svg", Feather.DOWNLOAD, "SVG", "Export the whole timeline as SVG", this::exportSvg);
        HBox bar = new HBox(onlyTrouble, leftOut, space, out, fit, in, png, svg);
        bar.getStyleClass().add("timeline-bar");
        return bar;
    }

    private static Button button(String id, Feather icon, String text, String help, Runnable action) {
        Button button = new Button(text, Icons.of(icon));
        button.setId(id);
        button.getStyleClass().add("flat");
        button.setAccessibleText(help);
        Icons.explain(button, help);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Label facts() {
        said.setId("timeline-facts");
        said.getStyleClass().add("timeline-facts");
        said.setMaxWidth(Double.MAX_VALUE);
        said.textProperty()
                .bind(Bindings.when(model.factsProperty().isEmpty())
                        .then("Choose a mark to read its journal row: click it, or go there by the arrow keys.")
                        .otherwise(model.factsProperty()));
        return said;
    }

    private void pressed(KeyEvent event) {
        if (ZOOM_IN.match(event) || ZOOM_IN_TOO.match(event)) {
            model.zoomIn();
            event.consume();
        } else if (ZOOM_OUT.match(event)) {
            model.zoomOut();
            event.consume();
        } else if (ZOOM_TO_FIT.match(event)) {
            model.zoomToFit();
            event.consume();
        }
    }

    /** The colours in which the timeline is drawn now. */
    Palette palette() {
        return pane.palette();
    }

    private void exportPng() {
        model.export(
                "png", file -> TimelineExport.png(file, model.timelineProperty().get(), pane.inks()::of));
    }

    private void exportSvg() {
        model.export(
                "svg", file -> TimelineExport.svg(file, model.timelineProperty().get(), palette()));
    }
}
