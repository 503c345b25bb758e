package claimdesk.ui.live;

import claimdesk.ui.live.export.ExportLine;
import java.util.Optional;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The Live screen: lanes above, the selected row below; over an empty file, how to get the first row. */
public final class LiveView extends StackPane {

    private static final double LANES_SHARE = 0.56;
    private static final double LANES_SHARE_NARROW = 0.42;

    /** Kept from the collector, which takes a binding that only listens. */
    private final BooleanBinding narrow;

    /**
     * @param onStartDemo empty if nothing can be written to the file
     */
    public LiveView(LiveViewModel model, Optional<Runnable> onStartDemo) {
        setId("live");
        LanesView lanes = new LanesView(model);
        DetailView detail = new DetailView(model.detail());
        VBox upper = new VBox(new LiveBar(model), new ExportLine(model.export()), lanes);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        SplitPane parts = new SplitPane(upper, detail);
        parts.setOrientation(Orientation.VERTICAL);
        parts.setDividerPositions(LANES_SHARE);
        parts.getStyleClass().add("live-parts");
        // Where the window is narrow, the selected row's parts stand below each other and need the height.
        BooleanBinding isNarrow = widthProperty().lessThan(DetailView.BESIDE_FROM);
        isNarrow.addListener(
                (property, before, now) -> parts.setDividerPositions(now ? LANES_SHARE_NARROW : LANES_SHARE));
        narrow = isNarrow;
        EmptyView empty = new EmptyView(onStartDemo);
        empty.visibleProperty().bind(model.emptyProperty());
        empty.managedProperty().bind(empty.visibleProperty());
        parts.visibleProperty().bind(model.emptyProperty().not().and(model.seenProperty()));
        getChildren().addAll(parts, empty);
    }
}
