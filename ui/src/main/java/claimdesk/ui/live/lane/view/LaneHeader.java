package claimdesk.ui.live.lane.view;

import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.Sparkline;
import claimdesk.ui.live.lane.LaneChange.Reach;
import claimdesk.ui.live.lane.LaneQuery;
import claimdesk.ui.live.lane.LaneSort;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.lane.RateSeries;
import claimdesk.ui.live.row.Lane;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Over a lane: its name, how it moved over the last minute, its count and what that counts, and how it is sorted. */
final class LaneHeader extends VBox {

    private final LaneViewModel model;
    private final Label count = new Label();
    private final Label of = new Label();
    private final Sparkline spark = new Sparkline(RateSeries.SECONDS);

    LaneHeader(LaneViewModel model, LaneCommands commands) {
        this.model = model;
        Lane lane = model.lane();
        Label title = Icons.word(icon(lane), lane.title(), "lane-title");
        count.setId("count-" + lane.id());
        count.getStyleClass().add("lane-count");
        count.setMinWidth(Label.USE_PREF_SIZE);
        of.setId("count-of-" + lane.id());
        of.getStyleClass().add("lane-of");
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox figures = new HBox(title, spark, space, count, sort(lane, commands));
        figures.getStyleClass().add("lane-figures");
        getChildren().addAll(figures, of);
        getStyleClass().add("lane-header");
        of.managedProperty().bind(of.textProperty().isNotEmpty());
        Icons.explain(figures, this::meaning);
        Icons.explain(spark, trend(lane));
        spark.setAccessibleText(trend(lane));
        model.countProperty().addListener((property, before, now) -> show());
        model.revisionProperty().addListener((property, before, now) -> show());
        model.series().beatsProperty().addListener((property, before, now) -> spark.show(model.series()::ago));
        show();
    }

    private MenuButton sort(Lane lane, LaneCommands commands) {
        MenuButton menu = new MenuButton("", Icons.of(Feather.SLIDERS));
        menu.setId("sort-" + lane.id());
        menu.getStyleClass().addAll("lane-sort", "flat");
        menu.setAccessibleText("Sort " + lane.title());
        Icons.explain(menu, "Sort " + lane.title());
        ToggleGroup group = new ToggleGroup();
        for (LaneSort sort : LaneSort.of(lane)) {
            RadioMenuItem item = new RadioMenuItem(
                    sort.isBounded()
                            ? sort.text() + ", of the newest " + Figures.count(LaneSort.SORTED_MAX)
                            : sort.text());
            item.setToggleGroup(group);
            item.setSelected(model.queryProperty().get().sort() == sort);
            item.setOnAction(event -> commands.sort(sort));
            menu.getItems().add(item);
        }
        return menu;
    }

    private void show() {
        LaneQuery query = model.queryProperty().get();
        long all = model.countProperty().get();
        boolean isPart = !query.filter().isNone();
        count.setText(Figures.count(isPart ? model.filledProperty().get() : all));
        String words = join(isPart ? "of " + Figures.count(all) : "", order(query), reading(all), selected());
        if (!words.equals(of.getText())) {
            of.setText(words);
        }
    }

    private String meaning() {
        boolean isPart = !model.queryProperty().get().filter().isNone();
        return model.lane().counts()
                + (isPart ? " Shown are those that the filter above lets through, as far as they have been read." : "");
    }

    private static String order(LaneQuery query) {
        if (query.sort() == LaneSort.NEWEST) {
            return "";
        }
        return query.sort().text().toLowerCase(Locale.ROOT)
                + (query.sort().isBounded() ? ", of the newest " + Figures.count(LaneSort.SORTED_MAX) : "");
    }

    private String reading(long all) {
        Reach reach = model.reachProperty().get();
        boolean isNoticed = all > LaneSort.SORTED_MAX / 10;
        return reach.isComplete() || !isNoticed || all == 0
                ? ""
                : "reading, " + Math.min(99, reach.lookedAt() * 100 / all) + " %";
    }

    private String selected() {
        int selected = model.selectedCountProperty().get();
        return selected < 2 ? "" : Figures.count(selected) + " selected";
    }

    private static String join(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" \u00B7 "));
    }

    private static String trend(Lane lane) {
        switch (lane) {
            case IN_PROGRESS:
                return "How many keys were in progress, each second of the last minute.";
            case SAVED:
                return "How many more keys held a saved answer, each second of the last minute.";
            default:
                return "How many saves were refused, each second of the last minute.";
        }
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
}
