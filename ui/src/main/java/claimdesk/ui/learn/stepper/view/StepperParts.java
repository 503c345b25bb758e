package claimdesk.ui.learn.stepper.view;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.stepper.StepperViewModel;
import claimdesk.ui.learn.stepper.step.StepDetailView;
import claimdesk.ui.timeline.TimelineView;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import org.kordamp.ikonli.feather.Feather;

/**
 * The timeline, and what the step that is pointed at did: side by side, or, where neither could be read then, one at a
 * time.
 */
final class StepperParts extends SplitPane {

    private static final double TIMELINE_SHARE = 0.46;

    /** The axis and the lanes of two callers; where the window is lower than that, the room scrolls. */
    private static final double HEIGHT_MIN = 190;

    private final Node timeline;
    private final Node detail;
    private final BooleanBinding isTight;
    private final ToggleButton turn = new ToggleButton("SQL and rows  V", Icons.of(Feather.DATABASE));

    /**
     * @param isTight whether there is too little room for both
     */
    StepperParts(StepperViewModel model, BooleanBinding isTight) {
        this.timeline = new TimelineView(model.look().timeline());
        this.detail = new StepDetailView(model);
        this.isTight = isTight;
        setOrientation(Orientation.HORIZONTAL);
        getStyleClass().add("stepper-parts");
        setMinSize(0, HEIGHT_MIN);
        turn.setId("stepper-turn");
        turn.getStyleClass().add(Styles.SMALL);
        turn.setMinWidth(USE_PREF_SIZE);
        Icons.explain(turn, "Shows what the step did in place of the timeline, and back (V).");
        turn.visibleProperty().bind(isTight);
        turn.managedProperty().bind(turn.visibleProperty());
        turn.selectedProperty().addListener((property, before, now) -> fill());
        isTight.addListener((property, before, now) -> fill());
        fill();
    }

    /** What shows the other part where only one is shown. */
    ToggleButton turnButton() {
        return turn;
    }

    /** Shows the other part, where only one is shown. */
    void turn() {
        if (isTight.get()) {
            turn.setSelected(!turn.isSelected());
        }
    }

    private void fill() {
        if (isTight.get()) {
            getItems().setAll(turn.isSelected() ? detail : timeline);
        } else {
            getItems().setAll(timeline, detail);
            setDividerPositions(TIMELINE_SHARE);
        }
    }
}
