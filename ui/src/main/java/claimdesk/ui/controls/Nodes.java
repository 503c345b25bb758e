package claimdesk.ui.controls;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** Labels, icons and spacers with their style classes. */
public final class Nodes {

    private Nodes() {}

    public static Label label(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /** An icon that says nothing that the text beside it does not say. */
    public static FontIcon icon(Ikon ikon) {
        FontIcon icon = new FontIcon(ikon);
        icon.setFocusTraversable(false);
        return icon;
    }

    /** Takes the room that is left. */
    public static Region spacer() {
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return spacer;
    }
}
