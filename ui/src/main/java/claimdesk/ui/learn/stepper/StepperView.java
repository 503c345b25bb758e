package claimdesk.ui.learn.stepper;

import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Setting;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.TimelineView;
import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/** The stepper: callers side by side, the clock and the faults, what the step that is pointed at did, the timeline. */
public final class StepperView extends BorderPane {

    private static final double TIMELINE_SHARE = 0.46;

    private final StepperViewModel model;
    private final Timeline beat = new Timeline();

    public StepperView(StepperViewModel model) {
        this.model = model;
        List<CallerColumn> callers = IntStream.range(0, Setting.CALLERS_MAX)
                .mapToObj(caller -> new CallerColumn(model, caller))
                .toList();
        setId("stepper");
        getStyleClass().add("stepper");
        HBox columns = new HBox();
        columns.getStyleClass().add("stepper-callers");
        callers.forEach(column -> HBox.setHgrow(column, Priority.ALWAYS));
        columns.getChildren().addAll(callers);
        FlowPane controls = new FlowPane(new ClockBar(model), new FaultBar(model));
        controls.getStyleClass().add("stepper-controls");
        SplitPane parts = new SplitPane(new TimelineView(model.look().timeline()), new StepDetailView(model));
        parts.setOrientation(Orientation.HORIZONTAL);
        parts.setDividerPositions(TIMELINE_SHARE);
        parts.getStyleClass().add("stepper-parts");
        parts.setMinSize(0, 0);
        setTop(new VBox(new ScheduleBar(model), new GoalBar(model), note(), new StopBar(model), columns, controls));
        setCenter(parts);
        new StepperKeys(model).on(this);
        playsByItself();
        sceneProperty().addListener((property, before, now) -> takeFocus());
        model.momentProperty().addListener((property, before, now) -> keepFocus());
        model.beginSomewhere();
    }

    /** So that the keys work at once. */
    private void takeFocus() {
        if (getScene() != null) {
            Platform.runLater(this::requestFocus);
        }
    }

    /** A button that is not offered any more loses the focus, and so does an id that was taken: keys are moves again. */
    private void keepFocus() {
        if (getScene() == null) {
            return;
        }
        Node owner = getScene().getFocusOwner();
        if (owner == null || owner.isDisabled() || owner instanceof TextInputControl && isWithin(owner)) {
            requestFocus();
        }
    }

    private boolean isWithin(Node node) {
        return node != null && (node == this || isWithin(node.getParent()));
    }

    private Label note() {
        Label note = Icons.word(Feather.INFO, "", "stepper-note");
        note.setId("stepper-note");
        note.setWrapText(true);
        note.setMinWidth(0);
        note.textProperty().bind(model.noteProperty().map(ShownText::of));
        note.visibleProperty().bind(model.noteProperty().isNotEmpty());
        note.managedProperty().bind(note.visibleProperty());
        return note;
    }

    private void playsByItself() {
        beat.setCycleCount(Animation.INDEFINITE);
        model.paceProperty().addListener((property, before, now) -> pace());
        model.playingProperty().addListener((property, before, now) -> pace());
    }

    private void pace() {
        beat.stop();
        if (model.playingProperty().get()) {
            Duration every = Duration.millis(model.paceProperty().get().everyMs());
            beat.getKeyFrames().setAll(new KeyFrame(every, event -> model.beat()));
            beat.play();
        }
    }

    /** The faults that can be armed, in the order of their buttons. */
    static List<Kind> faults() {
        return List.of(Kind.LOST_ACKNOWLEDGEMENT, Kind.FAILED_WRITE, Kind.FULL_DISK, Kind.LOST_REPLY, Kind.CRASH);
    }
}
