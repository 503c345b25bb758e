package claimdesk.ui.live;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What a file without calls shows: how to get the first row, and where its imported evidence is if it has any. */
final class EmptyView extends VBox {

    private static final String DEMO =
            "The demo lets three vendors send, retry and double-click their orders for about a minute. Each call claims"
                    + " its key, does the work and saves the answer. Within ten seconds one save comes too late and is"
                    + " refused: select it, at the right, to see why and what its vendor was told.";

    private static final String READ_ONLY =
            "It is only looked at, so nothing can be started in it. Open another file, or"
                    + " turn read-only off in the settings (Ctrl+comma) and start the demo.";

    private static final String IMPORTED =
            "It holds evidence that was imported from elsewhere. Investigate has the cases that it names, each with its"
                    + " timeline and verdict; these lanes show only calls that are served in this file.";

    private final ReadOnlyBooleanProperty hasImports;
    private final Button find = button("find-imported", "Find what was imported", Feather.SEARCH);
    private final Button start = button("start-demo", "Start the demo", Feather.PLAY);

    EmptyView(ReadOnlyBooleanProperty hasImports, Optional<Runnable> onStartDemo, Runnable onImported) {
        this.hasImports = hasImports;
        setId("empty");
        getStyleClass().add("empty");
        Label title = new Label();
        title.setId("empty-title");
        title.textProperty()
                .bind(hasImports.map(
                        has -> has ? "No call was served in this file yet" : "Nothing has happened in this file yet"));
        title.getStyleClass().add("empty-title");
        Label text = new Label();
        text.textProperty().bind(hasImports.map(has -> has ? IMPORTED : onStartDemo.isPresent() ? DEMO : READ_ONLY));
        text.setWrapText(true);
        text.getStyleClass().add("empty-text");
        find.setOnAction(event -> onImported.run());
        shownIf(hasImports, find);
        getChildren().addAll(Icons.of(Feather.ACTIVITY, "empty-icon"), title, text, find);
        onStartDemo.ifPresent(this::offer);
        visibleProperty().addListener((property, before, now) -> begin());
        hasImports.addListener((property, before, now) -> begin());
        begin();
    }

    private void offer(Runnable onStartDemo) {
        start.setOnAction(event -> onStartDemo.run());
        Label hint = new Label("Or choose another scenario above and press Start.");
        hint.getStyleClass().add("empty-hint");
        getChildren().addAll(start, hint);
    }

    /** One button stands out, and the keyboard is on it. */
    private void begin() {
        Button first = hasImports.get() ? find : start;
        start.getStyleClass().remove(Styles.ACCENT);
        find.getStyleClass().remove(Styles.ACCENT);
        first.getStyleClass().add(Styles.ACCENT);
        if (isVisible()) {
            first.requestFocus();
        }
    }

    private static void shownIf(ObservableBooleanValue condition, Button button) {
        button.visibleProperty().bind(condition);
        button.managedProperty().bind(condition);
    }

    private static Button button(String id, String text, Feather icon) {
        Button button = new Button(text, Icons.of(icon));
        button.setId(id);
        button.getStyleClass().add(Styles.LARGE);
        return button;
    }
}
