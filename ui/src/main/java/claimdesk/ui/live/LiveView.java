package claimdesk.ui.live;

import claimdesk.ui.controls.Nodes;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.feather.Feather;

/** The Live screen: three lanes, and the selected row below. While there is nothing to show it offers the demo. */
public final class LiveView extends StackPane {

    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private final LiveViewModel model;
    private final Button startDemo;
    private final List<LaneView> lanes = new ArrayList<>();

    /**
     * @param startDemo what the empty screen's button does
     * @param isRunActive whether a run goes on, in which case the first row is on its way
     */
    public LiveView(LiveViewModel model, Runnable startDemo, ObservableBooleanValue isRunActive) {
        this.model = model;
        setId("live");
        HBox row = new HBox(12);
        row.getStyleClass().add("lanes");
        for (Lane lane : Lane.values()) {
            LaneView view = new LaneView(lane, model, by -> enter(lane.ordinal() + by));
            lanes.add(view);
            HBox.setHgrow(view, Priority.ALWAYS);
            view.prefWidthProperty().bind(row.widthProperty().divide(Lane.values().length));
            row.getChildren().add(view);
        }
        SplitPane split = new SplitPane(row, new DetailView(model));
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.62);
        this.startDemo = startButton(startDemo);
        VBox empty = empty(this.startDemo);
        BooleanBinding isEmpty = Bindings.createBooleanBinding(
                model::isEmpty, model.count(Lane.IN_PROGRESS), model.count(Lane.SAVED), model.count(Lane.REFUSED));
        empty.visibleProperty().bind(isEmpty.and(Bindings.not(isRunActive)));
        split.visibleProperty().bind(empty.visibleProperty().not());
        empty.visibleProperty().addListener((property, before, isShown) -> {
            if (!isShown && this.startDemo.isFocused()) {
                lanes.get(0).takeFocus();
            }
        });
        getChildren().addAll(split, empty);
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    /** Puts the focus on the demo's button while it is offered, and on the first lane otherwise. */
    public void focusFirst() {
        if (model.isEmpty()) {
            startDemo.requestFocus();
        } else {
            enter(0);
        }
    }

    private void enter(int place) {
        if (place >= 0 && place < lanes.size()) {
            lanes.get(place).enter();
        }
    }

    private static Button startButton(Runnable startDemo) {
        Button start = new Button("Start the demo", Nodes.icon(Feather.PLAY));
        start.setId("start-demo");
        start.getStyleClass().addAll("accent", "large");
        start.setDefaultButton(true);
        start.setOnAction(press -> startDemo.run());
        return start;
    }

    private static VBox empty(Button start) {
        Label title = Nodes.label("No calls yet", "title-2");
        Label text = Nodes.label(
                "The demo starts vendors that deliver, reissue, refund and cancel orders, lose replies and retry."
                        + " Within ten seconds one save is refused: its work outlasts the lease.",
                "text-muted");
        text.setWrapText(true);
        text.setMaxWidth(460);
        text.setTextAlignment(TextAlignment.CENTER);
        Label other = Nodes.label("Or choose a scenario above, and press Start.", "text-muted");
        VBox empty = new VBox(14, title, text, start, other);
        empty.setId("empty");
        empty.getStyleClass().add("empty");
        return empty;
    }

    private void keyPressed(KeyEvent key) {
        if (COPY.match(key) && model.selected().get().isPresent()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(model.selectedText());
            Clipboard.getSystemClipboard().setContent(content);
            key.consume();
        } else if (key.getCode() == KeyCode.ESCAPE) {
            model.clearSelection();
        }
    }
}
