package claimdesk.ui.shell;

import claimdesk.ui.controls.Icons;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A screen that has nothing to show yet, and says what can be done meanwhile. */
final class ComingView extends VBox {

    ComingView(Screen screen, String title, String text) {
        setId(screen.text());
        getStyleClass().add("empty");
        Label heading = new Label(title);
        heading.getStyleClass().add("empty-title");
        Label words = new Label(text);
        words.getStyleClass().add("empty-text");
        words.setWrapText(true);
        getChildren().addAll(Icons.of(screen.icon(), "empty-icon"), heading, words);
    }
}
