package claimdesk.ui.live;

import claimdesk.ui.live.detail.DetailView;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;

/** The lanes above, the selected row below. How the height is shared is remembered while the window lives. */
final class LiveParts extends SplitPane {

    private static final double LANES_SHARE = 0.44;
    private static final double LANES_SHARE_NARROW = 0.36;

    private final Node lanes;
    private final DetailView detail;
    private Optional<Node> focusedBefore = Optional.empty();
    private double share = LANES_SHARE;
    private double shareNarrow = LANES_SHARE_NARROW;
    private boolean isNarrow;

    /**
     * @param isDetailLarge whether the selected row has all the height
     */
    LiveParts(Node lanes, DetailView detail, BooleanProperty isDetailLarge) {
        super(lanes, detail);
        this.lanes = lanes;
        this.detail = detail;
        setOrientation(Orientation.VERTICAL);
        setDividerPositions(share);
        getStyleClass().add("live-parts");
        // Where the window is narrow, the selected row's parts stand below each other and need the height.
        widthProperty().addListener((property, before, now) -> arrange(now.doubleValue() < DetailView.BESIDE_FROM));
        isDetailLarge.addListener((property, before, now) -> enlarge(now));
    }

    private void arrange(boolean isNarrowNow) {
        if (isNarrow != isNarrowNow) {
            remember();
            isNarrow = isNarrowNow;
            divide();
        }
    }

    private void enlarge(boolean isLarge) {
        if (isLarge) {
            remember();
            focusedBefore = Optional.ofNullable(getScene()).map(Scene::getFocusOwner);
            detail.takeFocus();
            getItems().remove(lanes);
        } else if (!getItems().contains(lanes)) {
            getItems().add(0, lanes);
            divide();
            focusedBefore.ifPresent(Node::requestFocus);
        }
    }

    private void remember() {
        if (getDividers().isEmpty()) {
            return;
        }
        if (isNarrow) {
            shareNarrow = getDividerPositions()[0];
        } else {
            share = getDividerPositions()[0];
        }
    }

    private void divide() {
        setDividerPositions(isNarrow ? shareNarrow : share);
    }
}
