package claimdesk.ui.controls;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icons, and the words that always stand beside or behind them. */
public final class Icons {

    private static final Duration TOOLTIP_AFTER = Duration.millis(350);
    private static final double TOOLTIP_WIDTH = 420;

    private Icons() {}

    /** An icon that only decorates the words beside it. */
    public static FontIcon of(Feather feather, String... styleClasses) {
        FontIcon icon = new FontIcon(feather);
        icon.getStyleClass().addAll(styleClasses);
        icon.setMouseTransparent(true);
        return icon;
    }

    /** An icon with its word. */
    public static Label word(Feather feather, String text, String... styleClasses) {
        Label label = new Label(text, of(feather));
        label.getStyleClass().addAll(styleClasses);
        label.setMinWidth(Label.USE_PREF_SIZE);
        return label;
    }

    /** Says on hover what {@code node} is about. */
    public static void explain(Node node, String text) {
        Tooltip.install(node, explanation(text));
    }

    public static void explain(Control control, String text) {
        control.setTooltip(explanation(text));
        control.setAccessibleHelp(text);
    }

    /** A tooltip that leaves time to read it. */
    public static Tooltip explanation(String text) {
        Tooltip tooltip = new Tooltip(text);
        tooltip.setShowDelay(TOOLTIP_AFTER);
        tooltip.setShowDuration(Duration.INDEFINITE);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TOOLTIP_WIDTH);
        return tooltip;
    }

    /** Gives a node the role and the words by which a screen reader knows it. */
    public static void describe(Node node, AccessibleRole role, String text) {
        node.setAccessibleRole(role);
        node.setAccessibleText(text);
    }
}
