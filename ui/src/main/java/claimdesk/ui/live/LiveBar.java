package claimdesk.ui.live;

import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.live.filter.FilterBar;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** Over the lanes: what they are narrowed down to, and whether they stand still. */
final class LiveBar extends HBox {

    LiveBar(LiveViewModel model) {
        setId("live-bar");
        getStyleClass().add("live-bar");
        setMinHeight(USE_PREF_SIZE);
        FilterBar filter = new FilterBar(model.filter());
        HBox.setHgrow(filter, Priority.ALWAYS);
        Label behind = Icons.word(Feather.PAUSE, "", "behind");
        behind.setId("behind");
        behind.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> "View paused \u00B7 "
                                + Figures.count(model.behindProperty().get()) + " journal rows behind",
                        model.behindProperty()));
        behind.visibleProperty().bind(model.pausedProperty());
        ToggleButton pause = new ToggleButton("Pause view", Icons.of(Feather.PAUSE));
        pause.setId("pause-view");
        pause.setMinWidth(USE_PREF_SIZE);
        Icons.explain(pause, "Keeps the lanes as they are. The work goes on, and so do the counts.");
        pause.setOnAction(event -> model.setPaused(pause.isSelected()));
        model.pausedProperty().addListener((property, before, now) -> {
            pause.setSelected(now);
            pause.setText(now ? "Resume view" : "Pause view");
            pause.setGraphic(Icons.of(now ? Feather.PLAY : Feather.PAUSE));
        });
        getChildren().addAll(filter, behind, pause);
    }
}
