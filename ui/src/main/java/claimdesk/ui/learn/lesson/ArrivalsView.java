package claimdesk.ui.learn.lesson;

import claimdesk.app.lesson.Arrivals;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import javafx.scene.layout.BorderPane;

/** How many requests arrive each second, as bars; beside them, while another run is shown, those of the first one. */
final class ArrivalsView extends BorderPane {

    /** More bars than that cannot be told apart. */
    private static final int BARS_MAX = 60;

    private final PlayerViewModel model;
    private final XYChart.Series<String, Number> now = new XYChart.Series<>();
    private final XYChart.Series<String, Number> first = new XYChart.Series<>();

    ArrivalsView(PlayerViewModel model) {
        this.model = model;
        setId("arrivals");
        getStyleClass().add("arrivals");
        CategoryAxis seconds = new CategoryAxis();
        seconds.setLabel("second of the run");
        NumberAxis count = new NumberAxis();
        count.setLabel("requests");
        BarChart<String, Number> chart = new BarChart<>(seconds, count);
        chart.setAnimated(false);
        chart.setTitle("Requests that arrive each second");
        chart.setBarGap(0);
        chart.setCategoryGap(2);
        chart.setMinSize(0, 0);
        chart.getData().add(now);
        now.setName("this run");
        first.setName("the first run");
        setCenter(chart);
        setAccessibleRole(AccessibleRole.TEXT);
        model.arrivalsProperty().addListener((property, before, arrived) -> show(now, arrived));
        model.beforeProperty().addListener((property, before, other) -> {
            chart.getData().remove(first);
            other.ifPresent(arrived -> {
                chart.getData().add(first);
                show(first, arrived);
            });
        });
        show(now, model.arrivalsProperty().get());
    }

    private void show(XYChart.Series<String, Number> series, Arrivals arrived) {
        List<Integer> counts =
                arrived.counts().subList(0, Math.min(BARS_MAX, arrived.counts().size()));
        if (counts.size() < series.getData().size()) {
            series.getData().clear();
        }
        for (int second = 0; second < counts.size(); second++) {
            if (second < series.getData().size()) {
                series.getData().get(second).setYValue(counts.get(second));
            } else {
                series.getData().add(new XYChart.Data<>(Integer.toString(second), counts.get(second)));
            }
        }
        setAccessibleText(words());
    }

    private String words() {
        Optional<Arrivals> other = model.beforeProperty().get();
        return "Requests that arrive each second: at most "
                + model.arrivalsProperty().get().most()
                + other.map(one -> "; in the first run " + one.most()).orElse("");
    }
}
