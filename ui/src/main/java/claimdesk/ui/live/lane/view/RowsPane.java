package claimdesk.ui.live.lane.view;

import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/**
 * A window onto the rows of a lane: as many nodes as fit, whatever the number of rows. When rows move, the nodes stay
 * and their words change.
 */
final class RowsPane extends Region {

    /** Told of presses on rows. */
    interface OnPress {
        void pressed(int place, MouseEvent event);
    }

    private final Lane lane;
    private final LaneViewModel model;
    private final LongSupplier nowMs;
    private final OnPress onPress;
    private final Pane view = new Pane();
    private final ScrollBar bar = new ScrollBar();
    private final List<RowView> nodes = new ArrayList<>();
    private boolean isBarMoved;

    RowsPane(LaneViewModel model, LongSupplier nowMs, OnPress onPress) {
        this.lane = model.lane();
        this.model = model;
        this.nowMs = nowMs;
        this.onPress = onPress;
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(view.widthProperty());
        clip.heightProperty().bind(view.heightProperty());
        view.setClip(clip);
        bar.setOrientation(Orientation.VERTICAL);
        bar.setId("scroll-" + lane.id());
        bar.setFocusTraversable(false);
        bar.setAccessibleText("How far " + lane.title() + " is scrolled");
        bar.valueProperty().addListener((property, before, now) -> {
            if (!isBarMoved) {
                model.scrollTo(now.doubleValue());
            }
        });
        getChildren().addAll(view, bar);
        addEventHandler(ScrollEvent.SCROLL, event -> {
            model.scrollBy(-event.getDeltaY() / RowView.HEIGHT);
            event.consume();
        });
        model.revisionProperty().addListener((property, before, now) -> show());
    }

    @Override
    protected double computeMinHeight(double width) {
        return RowView.HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        double barWidth = Math.ceil(bar.prefWidth(-1));
        double width = getWidth();
        view.resizeRelocate(0, 0, width, getHeight());
        bar.resizeRelocate(width - barWidth, 0, barWidth, getHeight());
        makeNodes((int) Math.ceil(getHeight() / RowView.HEIGHT) + 1);
        nodes.forEach(node -> node.resize(width, RowView.HEIGHT));
        model.setViewRows(getHeight() / RowView.HEIGHT);
        show();
    }

    private void makeNodes(int needed) {
        while (nodes.size() < needed) {
            int index = nodes.size();
            RowView node = new RowView(lane, index);
            node.setOnMousePressed(event -> onPress.pressed(placeOf(index), event));
            nodes.add(node);
            view.getChildren().add(node);
        }
    }

    /** Which row, from the top of the lane, a node shows. */
    private int placeOf(int node) {
        int first = (int) model.topProperty().get();
        return first + Math.floorMod(node - first, nodes.size());
    }

    private void show() {
        double top = model.topProperty().get();
        int rows = model.filledProperty().get();
        for (int index = 0; index < nodes.size(); index++) {
            int place = placeOf(index);
            RowView node = nodes.get(index);
            boolean isThere = place < rows && (place - top) * RowView.HEIGHT < getHeight();
            node.setVisible(isThere);
            if (isThere) {
                node.relocate(0, Math.round((place - top) * RowView.HEIGHT));
                node.mark(
                        model.isSelected(place),
                        place == model.selectedPlaceProperty().get());
                node.show(model.rowAt(place), nowMs.getAsLong());
            }
        }
        moveBar(top, rows);
    }

    private void moveBar(double top, int rows) {
        double fits = getHeight() / RowView.HEIGHT;
        isBarMoved = true;
        bar.setMax(Math.max(0, rows - fits));
        bar.setVisibleAmount(rows == 0 ? 1 : bar.getMax() * Math.min(1, fits / rows));
        bar.setUnitIncrement(1);
        bar.setBlockIncrement(Math.max(1, fits - 1));
        bar.setValue(top);
        bar.setVisible(rows > fits);
        isBarMoved = false;
    }

    /** Moves what counts down in the rows that are seen. */
    void tick(long now) {
        nodes.stream().filter(RowView::isVisible).forEach(node -> node.tick(now));
    }

    /** The node of the row that the keyboard goes on from, if it is in view. */
    Optional<RowView> leadNode() {
        return nodes.stream().filter(node -> node.isVisible() && node.isLead()).findFirst();
    }
}
