package claimdesk.ui.learn.stepper.view;

import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Setting;
import claimdesk.app.stepper.Moment;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.learn.stepper.StepperViewModel;
import claimdesk.ui.simulate.field.FollowFocus;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
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

    /** Below this height timeline and detail are shown one at a time, as for a room at 1280 by 720 and 150 %. */
    private static final double TIGHT_BELOW = 560;

    private final StepperViewModel model;
    private final Timeline beat = new Timeline();

    /**
     * @param presented whether it has the whole screen, for an audience: keys are known then, and bars can go
     */
    public StepperView(StepperViewModel model, ReadOnlyBooleanProperty presented) {
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
        ClockBar clock = new ClockBar(model);
        FaultBar faults = new FaultBar(model);
        FlowPane controls = new FlowPane(clock, faults);
        controls.getStyleClass().add("stepper-controls");
        BooleanBinding isTight = heightProperty().lessThan(TIGHT_BELOW);
        StepperParts parts = new StepperParts(model, isTight);
        HBox turn = new HBox(parts.turnButton());
        turn.getStyleClass().add("stepper-bar");
        controls.getChildren().add(turn);
        BooleanBinding isBare = isTight.and(presented);
        BooleanBinding isStopped = Bindings.createBooleanBinding(
                () -> model.momentProperty().get().filter(Moment::isStopped).isPresent(), model.momentProperty());
        // Nothing of these can be done before a stopped room goes on, and the lanes need the height.
        BooleanBinding isStoppedTight = isTight.and(isStopped);
        List.of(clock, faults).forEach(bar -> unless(isStoppedTight, bar));
        StopBar stop = new StopBar(model);
        VBox top = new VBox(
                unless(isBare, new ScheduleBar(model)),
                unless(
                        isBare.or(isStoppedTight)
                                .and(model.goal().goalProperty().isEqualTo(Optional.empty())),
                        new GoalBar(model)),
                note(),
                stop,
                columns,
                controls);
        BorderPane room = new BorderPane(parts);
        room.setTop(top);
        ScrollPane scroll = scrolled(room);
        setCenter(scroll);
        isStoppedTight.addListener(
                (property, before, now) -> Platform.runLater(() -> scrollTo(scroll, now ? stop : top)));
        new StepperKeys(model, parts::turn).on(this);
        playsByItself();
        sceneProperty().addListener((property, before, now) -> takeFocus());
        model.momentProperty().addListener((property, before, now) -> keepFocus());
        model.beginSomewhere();
    }

    /** Scrolls only where the window is too low for all of it. */
    private static ScrollPane scrolled(BorderPane room) {
        ScrollPane scroll = new ScrollPane(room);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("column-scroll");
        FollowFocus.in(scroll);
        return scroll;
    }

    /** Brings the upper edge of {@code node}, a part of what scrolls, to the upper edge of what is seen. */
    private static void scrollTo(ScrollPane scroll, Node node) {
        scroll.applyCss();
        scroll.layout();
        Node content = scroll.getContent();
        double hidden = content.getLayoutBounds().getHeight()
                - scroll.getViewportBounds().getHeight();
        double above = content.sceneToLocal(node.localToScene(0, 0)).getY();
        scroll.setVvalue(hidden <= 0 ? 0 : Math.min(1, above / hidden));
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

    private static Node unless(BooleanBinding hidden, Node bar) {
        bar.visibleProperty().bind(hidden.not());
        bar.managedProperty().bind(bar.visibleProperty());
        return bar;
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
