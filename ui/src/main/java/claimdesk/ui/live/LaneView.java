package claimdesk.ui.live;

import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.Icons;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A lane: its count, and its newest rows. Up and Down select, Ctrl+C copies; the keyboard's focus is the lane's. */
final class LaneView extends VBox {

    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");
    private static final int PAGE = 5;

    private final LiveViewModel live;
    private final LaneViewModel model;
    private final List<RowView> rows;
    private final ScrollPane scroll;

    LaneView(LiveViewModel live, Lane lane) {
        this.live = live;
        this.model = live.lane(lane);
        this.rows = IntStream.range(0, model.places())
                .mapToObj(place -> row(lane, place))
                .toList();
        VBox list = new VBox();
        list.getStyleClass().add("rows");
        list.getChildren().addAll(rows);
        this.scroll = new ScrollPane(list);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setId("scroll-" + lane.id());
        Label empty = new Label(lane.empty());
        empty.getStyleClass().add("lane-empty");
        empty.visibleProperty().bind(model.filledProperty().isEqualTo(0));
        StackPane body = new StackPane(scroll, empty);
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(header(lane), body);
        getStyleClass().addAll("lane", "lane-" + lane.id());
        setId("lane-" + lane.id());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.LIST_VIEW);
        accessibleTextProperty()
                .bind(model.countProperty().asString(lane.title() + ", %d. " + "Up and Down select a row."));
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> requestFocus());
        model.onShift(this::stayWithRows);
        model.selectedPlaceProperty().addListener((property, before, now) -> mark(before.intValue(), now.intValue()));
        if (lane == Lane.IN_PROGRESS) {
            live.nowMsProperty().addListener((property, before, now) -> tick(now.longValue()));
        }
    }

    private RowView row(Lane lane, int place) {
        RowView row = new RowView(lane, place);
        model.rowAt(place)
                .addListener((property, before, shown) ->
                        row.show(shown, live.nowMsProperty().get()));
        row.setOnMousePressed(event -> live.select(lane, place));
        return row;
    }

    private HBox header(Lane lane) {
        Label title = Icons.word(icon(lane), lane.title(), "lane-title");
        Label count = new Label();
        count.setId("count-" + lane.id());
        count.getStyleClass().add("lane-count");
        count.setMinWidth(Label.USE_PREF_SIZE);
        model.countProperty().addListener((property, before, now) -> count.setText(Figures.count(now.longValue())));
        count.setText(Figures.count(model.countProperty().get()));
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(title, space, count);
        header.getStyleClass().add("lane-header");
        Icons.explain(header, lane.counts());
        return header;
    }

    private static Feather icon(Lane lane) {
        switch (lane) {
            case IN_PROGRESS:
                return Feather.CLOCK;
            case SAVED:
                return Feather.CHECK_CIRCLE;
            default:
                return Feather.X_CIRCLE;
        }
    }

    private void tick(long nowMs) {
        for (int place = 0; place < model.filledProperty().get(); place++) {
            rows.get(place).tick(nowMs);
        }
    }

    private void mark(int before, int now) {
        if (before != LaneViewModel.NONE) {
            rows.get(before).setSelected(false);
        }
        if (now != LaneViewModel.NONE) {
            rows.get(now).setSelected(true);
        }
    }

    private void pressed(KeyEvent event) {
        if (COPY.match(event)) {
            live.selectedProperty()
                    .get()
                    .ifPresent(row -> Clip.copy(
                            RowText.of(row, live.nowMsProperty().get()).spoken(row.lane())));
        } else if (event.getCode() == KeyCode.DOWN) {
            move(1);
        } else if (event.getCode() == KeyCode.UP) {
            move(-1);
        } else if (event.getCode() == KeyCode.PAGE_DOWN) {
            move(PAGE);
        } else if (event.getCode() == KeyCode.PAGE_UP) {
            move(-PAGE);
        } else if (event.getCode() == KeyCode.HOME) {
            move(-model.places());
        } else if (event.getCode() == KeyCode.END) {
            move(model.places());
        } else {
            return;
        }
        event.consume();
    }

    private void move(int by) {
        live.move(model.lane(), by);
        reveal(model.selectedPlaceProperty().get());
    }

    /** Takes the keyboard's focus from the lane beside it, and selects its newest row if none is selected. */
    void enter() {
        requestFocus();
        if (model.selectedPlaceProperty().get() == LaneViewModel.NONE) {
            live.move(model.lane(), 0);
        }
        reveal(model.selectedPlaceProperty().get());
    }

    private void reveal(int place) {
        if (place == LaneViewModel.NONE) {
            return;
        }
        double seen = scroll.getViewportBounds().getHeight();
        double top = offset();
        if (place * RowView.HEIGHT < top) {
            scrollTo(place * RowView.HEIGHT);
        } else if ((place + 1) * RowView.HEIGHT > top + seen) {
            scrollTo((place + 1) * RowView.HEIGHT - seen);
        }
    }

    /** A lane that is not scrolled shows what is new; one that is keeps what is looked at where it is. */
    private void stayWithRows(int shift) {
        if (offset() > 0) {
            scrollTo(offset() + shift * RowView.HEIGHT);
        }
    }

    private double hidden() {
        return Math.max(
                0,
                model.filledProperty().get() * RowView.HEIGHT
                        - scroll.getViewportBounds().getHeight());
    }

    private double offset() {
        return scroll.getVvalue() * hidden();
    }

    private void scrollTo(double offset) {
        double hidden = hidden();
        scroll.setVvalue(hidden == 0 ? 0 : Math.min(1, offset / hidden));
    }
}
