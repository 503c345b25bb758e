package claimdesk.ui.live;

import claimdesk.ui.controls.Clip;
import claimdesk.ui.live.lane.LaneSort;
import claimdesk.ui.live.lane.view.LaneCommands;
import claimdesk.ui.live.lane.view.LaneView;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;

/** The three lanes side by side, equally wide; Left and Right go from one to the next. */
final class LanesView extends GridPane {

    private static final double PERCENT = 100;
    private static final double HEIGHT_MIN = 100;

    private final List<LaneView> lanes;

    LanesView(LiveViewModel live) {
        lanes = Stream.of(Lane.values())
                .map(lane -> new LaneView(live.lane(lane), new Commands(live, lane), live.nowMsProperty()))
                .toList();
        getStyleClass().add("lanes");
        for (int place = 0; place < lanes.size(); place++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(PERCENT / lanes.size());
            getColumnConstraints().add(column);
            add(lanes.get(place), place, 0);
        }
        RowConstraints row = new RowConstraints();
        row.setVgrow(Priority.ALWAYS);
        row.setFillHeight(true);
        getRowConstraints().add(row);
        setMinHeight(HEIGHT_MIN);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /** Puts the keyboard on the first lane. */
    void begin() {
        lanes.get(0).requestFocus();
    }

    private void pressed(KeyEvent event) {
        int from = lanes.indexOf(event.getTarget());
        int by = event.getCode() == KeyCode.LEFT ? -1 : event.getCode() == KeyCode.RIGHT ? 1 : 0;
        if (from >= 0 && by != 0) {
            event.consume();
            int to = from + by;
            if (to >= 0 && to < lanes.size()) {
                lanes.get(to).enter();
            }
        }
    }

    private record Commands(LiveViewModel live, Lane lane) implements LaneCommands {
        @Override
        public void select(int place) {
            live.selection().select(lane, place);
        }

        @Override
        public void toggle(int place) {
            live.selection().toggle(lane, place);
        }

        @Override
        public void extendTo(int place) {
            live.selection().extendTo(lane, place);
        }

        @Override
        public void selectAll() {
            live.selection().selectAll(lane);
        }

        @Override
        public void move(int by) {
            live.selection().move(lane, by);
        }

        @Override
        public void extend(int by) {
            live.selection().extend(lane, by);
        }

        @Override
        public void sort(LaneSort sort) {
            live.sort(lane, sort);
        }

        @Override
        public void copy() {
            live.export().copy(live.lane(lane), Clip::copy);
        }

        @Override
        public void export() {
            live.export().export(live.lane(lane));
        }

        @Override
        public void onlyVendorOf(LaneRow row) {
            live.filter().onlyVendor(row.key().vendor());
        }

        @Override
        public void onlyOperationOf(LaneRow row) {
            row.operation().ifPresent(live.filter()::onlyOperation);
        }

        @Override
        public void onlyRunOf(LaneRow row) {
            live.filter().onlyRun(row.run());
        }
    }
}
