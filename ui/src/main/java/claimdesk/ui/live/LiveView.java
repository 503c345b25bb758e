package claimdesk.ui.live;

import claimdesk.ui.live.detail.DetailView;
import claimdesk.ui.live.detail.DetailViewModel;
import claimdesk.ui.live.export.ExportLine;
import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
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
    private final DetailView detail;

    /**
     * @param onStartDemo empty if nothing can be written to the file
     */
    public LiveView(LiveViewModel model, Optional<Runnable> onStartDemo) {
        this.model = model;
        setId("live");
        LanesView lanes = new LanesView(model);
        this.detail = new DetailView(model.detail());
        VBox upper = new VBox(new LiveBar(model), new ExportLine(model.export()), lanes);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        LiveParts parts = new LiveParts(upper, detail, model.detail().largeProperty());
        EmptyView empty = new EmptyView(onStartDemo);
        empty.visibleProperty().bind(model.emptyProperty());
        empty.managedProperty().bind(empty.visibleProperty());
        parts.visibleProperty().bind(model.emptyProperty().not().and(model.seenProperty()));
        getChildren().addAll(parts, empty);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /**
     * Places what can be done with the selected key.
     *
     * @param below what it asks first
     * @param isAsking whether the question needs the room of what is known of the row
     */
    public void act(Node bar, Node below, ObservableBooleanValue isAsking) {
        detail.act(bar, below, isAsking);
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
