package claimdesk.ui.live;

import claimdesk.ui.controls.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/** One lane: its count, and its newest rows in a fixed set of nodes. */
final class LaneView extends VBox {

    private final Lane lane;
    private final LiveViewModel model;
    private final IntConsumer onSide;
    private final List<RowNode> nodes = new ArrayList<>();
    private final VBox list = new VBox();
    private final ScrollPane scroll = new ScrollPane(list);

    /**
     * @param onSide asked to move to the lane at the left (-1) or at the right (1)
     */
    LaneView(Lane lane, LiveViewModel model, IntConsumer onSide) {
        this.lane = lane;
        this.onSide = onSide;
        this.model = model;
        String id = lane.name().toLowerCase(Locale.ROOT).replace('_', '-');
        setId("lane-" + id);
        getStyleClass().addAll("lane", "lane-" + id);
        setMinWidth(0);
        list.getStyleClass().add("lane-list");
        for (int place = 0; place < LiveReader.ROWS_MAX; place++) {
            RowNode node = new RowNode();
            node.setOnMousePressed(press -> choose(node));
            nodes.add(node);
        }
        list.getChildren().addAll(nodes);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setId("rows-" + id);
        scroll.setAccessibleRole(AccessibleRole.LIST_VIEW);
        scroll.setAccessibleText(lane.title());
        scroll.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Label nothing = Nodes.label(nothing(), "lane-nothing");
        nothing.setWrapText(true);
        nothing.visibleProperty().bind(model.rows(lane).map(List::isEmpty));
        nothing.managedProperty().bind(nothing.visibleProperty());
        getChildren().addAll(heading(id), nothing, scroll);
        model.rows(lane).addListener((property, before, rows) -> show());
        model.selected().addListener((property, before, row) -> show());
        model.nowMs().addListener((property, before, now) -> nodes.forEach(node -> node.runDown(now.longValue())));
        show();
    }

    private HBox heading(String id) {
        Label count = Nodes.label("0", "lane-count");
        count.setId("count-" + id);
        count.textProperty().bind(model.count(lane).map(number -> FigureText.grouped(number.longValue())));
        count.setTooltip(new Tooltip(lane.counts()));
        Label title = Nodes.label(lane.title(), "lane-title");
        title.setGraphic(Nodes.icon(icon()));
        title.setTooltip(new Tooltip(lane.counts()));
        HBox heading = new HBox(8, title, Nodes.spacer(), count);
        heading.getStyleClass().add("lane-heading");
        return heading;
    }

    private Ikon icon() {
        switch (lane) {
            case IN_PROGRESS:
                return Feather.CLOCK;
            case SAVED:
                return Feather.CHECK_CIRCLE;
            default:
                return Feather.X_OCTAGON;
        }
    }

    private String nothing() {
        switch (lane) {
            case IN_PROGRESS:
                return "No call holds a key now.";
            case SAVED:
                return "No answer is saved yet.";
            default:
                return "No save was refused.";
        }
    }

    void takeFocus() {
        scroll.requestFocus();
    }

    /** Takes the focus, and selects its first row unless one of its rows is selected. */
    void enter() {
        takeFocus();
        List<LaneRow> rows = model.rows(lane).get();
        if (!rows.isEmpty() && selectedPlace(rows) < 0) {
            model.select(rows.get(0));
        }
    }

    private void show() {
        List<LaneRow> rows = model.rows(lane).get();
        Optional<LaneRow> selected = model.selected().get();
        for (int place = 0; place < nodes.size(); place++) {
            LaneRow row = place < rows.size() ? rows.get(place) : null;
            boolean isSelected = row != null && selected.filter(row::isSame).isPresent();
            nodes.get(place).show(row, isSelected, model.nowMs().get());
        }
    }

    private void choose(RowNode node) {
        scroll.requestFocus();
        if (node.row() != null) {
            model.select(node.row());
        }
    }

    private void keyPressed(KeyEvent key) {
        if (key.getCode() == KeyCode.DOWN || key.getCode() == KeyCode.UP) {
            move(key.getCode() == KeyCode.DOWN ? 1 : -1);
            key.consume();
        } else if (key.getCode() == KeyCode.LEFT || key.getCode() == KeyCode.RIGHT) {
            onSide.accept(key.getCode() == KeyCode.RIGHT ? 1 : -1);
            key.consume();
        } else if (key.getCode() == KeyCode.HOME && !model.rows(lane).get().isEmpty()) {
            choose(nodes.get(0));
            reveal(0);
            key.consume();
        }
    }

    /** Moves the selection within the lane; from outside of it, to its first row. */
    private void move(int by) {
        List<LaneRow> rows = model.rows(lane).get();
        if (rows.isEmpty()) {
            return;
        }
        int place = selectedPlace(rows);
        int next = place < 0 ? 0 : Math.max(0, Math.min(rows.size() - 1, place + by));
        model.select(rows.get(next));
        reveal(next);
    }

    private int selectedPlace(List<LaneRow> rows) {
        Optional<LaneRow> selected = model.selected().get();
        for (int place = 0; place < rows.size(); place++) {
            if (selected.filter(rows.get(place)::isSame).isPresent()) {
                return place;
            }
        }
        return -1;
    }

    private void reveal(int place) {
        double listHeight = list.getHeight();
        double viewHeight = scroll.getViewportBounds().getHeight();
        if (listHeight <= viewHeight) {
            return;
        }
        RowNode node = nodes.get(place);
        double top = scroll.getVvalue() * (listHeight - viewHeight);
        double wanted = top;
        if (node.getBoundsInParent().getMinY() < top) {
            wanted = node.getBoundsInParent().getMinY();
        } else if (node.getBoundsInParent().getMaxY() > top + viewHeight) {
            wanted = node.getBoundsInParent().getMaxY() - viewHeight;
        }
        scroll.setVvalue(wanted / (listHeight - viewHeight));
    }
}
