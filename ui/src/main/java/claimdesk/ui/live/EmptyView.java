package claimdesk.ui.live;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What an empty file shows: how to get the first row. */
final class EmptyView extends VBox {

    private static final String DEMO =
            "The demo lets three vendors send, retry and double-click their orders for about a minute. Each call claims"
                    + " its key, does the work and saves the answer. Within ten seconds one save comes too late and is"
                    + " refused: select it, at the right, to see why and what its vendor was told.";

    private static final String READ_ONLY =
            "It is only looked at, so nothing can be started in it. Open another file, or"
                    + " turn read-only off in the settings (Ctrl+comma) and start the demo.";

    EmptyView(Optional<Runnable> onStartDemo) {
        setId("empty");
        getStyleClass().add("empty");
        Label title = new Label("Nothing has happened in this file yet");
        title.getStyleClass().add("empty-title");
        Label text = new Label(onStartDemo.isPresent() ? DEMO : READ_ONLY);
        text.setWrapText(true);
        text.getStyleClass().add("empty-text");
        getChildren().addAll(Icons.of(Feather.ACTIVITY, "empty-icon"), title, text);
        onStartDemo.ifPresent(this::offer);
    }

    private void offer(Runnable onStartDemo) {
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
        getChildren().addAll(start, hint);
    }
}
