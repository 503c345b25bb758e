package claimdesk.ui.live;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What an empty file shows: how to get the first row. */
final class EmptyView extends VBox {

    EmptyView(Runnable onStartDemo) {
        setId("empty");
        getStyleClass().add("empty");
        Label title = new Label("Nothing has happened in this file yet");
        title.getStyleClass().add("empty-title");
        Label text = new Label("The demo lets three vendors place, retry and double-click their orders for about a"
                + " minute. Within ten seconds one save comes too late and is refused: select it to see why, and what"
                + " its vendor was told.");
        text.setWrapText(true);
        text.getStyleClass().add("empty-text");
        Button start = new Button("Start the demo", Icons.of(Feather.PLAY));
        start.setId("start-demo");
        start.getStyleClass().addAll(Styles.ACCENT, Styles.LARGE);
        visibleProperty().addListener((property, before, isVisible) -> {
            if (isVisible) {
                start.requestFocus();
            }
        });
        start.setOnAction(event -> onStartDemo.run());
        Label hint = new Label("Or choose another scenario above and press Start.");
        hint.getStyleClass().add("empty-hint");
        getChildren().addAll(Icons.of(Feather.ACTIVITY, "empty-icon"), title, text, start, hint);
    }
}
