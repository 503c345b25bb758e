package claimdesk.ui.controls;

import atlantafx.base.theme.Styles;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** Says what went wrong, what was not lost and what to do; gone as soon as there is nothing to say. */
public final class Banner extends HBox {

    private final Label text = new Label();

    /**
     * @param problem what is said; nothing while it is empty
     */
    public Banner(String id, ReadOnlyStringProperty problem) {
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

    /** Names its words, beside the banner as a whole. */
    public Banner named(String textId) {
        text.setId(textId);
        return this;
    }

    /** Offers a way out. */
    public Banner with(String buttonText, Runnable action) {
        Button button = new Button(buttonText);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        getChildren().add(button);
        return this;
    }
}
