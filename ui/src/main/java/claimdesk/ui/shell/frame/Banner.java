package claimdesk.ui.shell.frame;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** Says what went wrong, what was not lost and what to do; gone as soon as there is nothing to say. */
final class Banner extends HBox {

    private final Label text = new Label();

    Banner(String id, ReadOnlyStringProperty problem) {
        setId(id);
        getStyleClass().add("banner");
        text.setWrapText(true);
        text.setMaxWidth(Double.MAX_VALUE);
        text.setMinHeight(USE_PREF_SIZE);
        text.textProperty().bind(problem);
        HBox.setHgrow(text, Priority.ALWAYS);
        getChildren().addAll(Icons.of(Feather.ALERT_TRIANGLE), text);
        visibleProperty().bind(problem.isNotEmpty());
        managedProperty().bind(visibleProperty());
        setAccessibleRole(AccessibleRole.TEXT);
        accessibleTextProperty().bind(problem);
    }

    Banner with(String buttonText, Runnable action) {
        Button button = new Button(buttonText);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        getChildren().add(button);
        return this;
    }
}
