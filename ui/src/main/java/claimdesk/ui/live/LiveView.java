package claimdesk.ui.live;

import claimdesk.ui.controls.Once;
import claimdesk.ui.live.detail.DetailView;
import claimdesk.ui.live.detail.DetailView.KeyActs;
import claimdesk.ui.live.detail.DetailViewModel;
import claimdesk.ui.live.export.ExportLine;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The Live screen: lanes above, the selected row below; over an empty file, how to get the first row. */
public final class LiveView extends StackPane {

    private static final KeyCombination ENLARGE = KeyCombination.valueOf("Shortcut+D");

    private static final KeyCombination OPEN_CASE = KeyCombination.valueOf("Shortcut+Enter");

    private final LiveViewModel model;
    private final BooleanBinding hasRows;
    private Optional<Supplier<KeyActs>> acts = Optional.empty();
    private boolean leadsToLanes;

    /**
     * @param onStartDemo empty if nothing can be written to the file
     * @param onImported shows what was imported into a file in which no call was served
     */
    public LiveView(LiveViewModel model, Optional<Runnable> onStartDemo, Runnable onImported) {
        this.model = model;
        this.hasRows = model.emptyProperty().not().and(model.seenProperty());
        setId("live");
        EmptyView empty = new EmptyView(model.importsProperty(), onStartDemo.map(this::leading), onImported);
        empty.visibleProperty().bind(model.emptyProperty());
        empty.managedProperty().bind(empty.visibleProperty());
        getChildren().add(empty);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        Once.isTrue(hasRows, this::addParts);
    }

    /** Whoever starts the demo here looks at the lanes next, and so does the keyboard. */
    private Runnable leading(Runnable onStartDemo) {
        return () -> {
            leadsToLanes = true;
            onStartDemo.run();
        };
    }

    /** What can be done with a selected key; made when there is a row. */
    public void offer(Supplier<KeyActs> acts) {
        this.acts = Optional.of(acts);
    }

    /** Most of the screen. The first frame of the window, which comes before the file is read, does not wait for it. */
    private void addParts() {
        LanesView lanes = new LanesView(model);
        DetailView detail = new DetailView(model.detail());
        acts.ifPresent(offered -> detail.offer(offered.get()));
        VBox upper = new VBox(new LiveBar(model), new ExportLine(model.export()), lanes);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        LiveParts parts = new LiveParts(upper, detail, model.detail().largeProperty());
        parts.visibleProperty().bind(hasRows);
        getChildren().add(0, parts);
        if (leadsToLanes) {
            // The split pane takes its parts into the window with the next frame, when the button that has the focus is
            // gone.
            lanes.sceneProperty().addListener((property, before, now) -> Platform.runLater(() -> leadTo(lanes)));
        }
    }

    private void leadTo(LanesView lanes) {
        if (leadsToLanes) {
            leadsToLanes = false;
            lanes.begin();
        }
    }

    private void pressed(KeyEvent event) {
        DetailViewModel detail = model.detail();
        boolean isLarge = detail.largeProperty().get();
        if (OPEN_CASE.match(event)) {
            detail.openCase();
            event.consume();
        } else if (ENLARGE.match(event)) {
            detail.largeProperty().set(!isLarge);
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && isLarge) {
            detail.largeProperty().set(false);
            event.consume();
        }
    }
}
