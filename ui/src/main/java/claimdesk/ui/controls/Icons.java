package claimdesk.ui.controls;

import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icons, and the words that always stand beside or behind them. */
public final class Icons {

    private static final Duration TOOLTIP_AFTER = Duration.millis(350);
    private static final double TOOLTIP_WIDTH = 420;

    /** Where a node has what it is about. */
    private static final Object EXPLANATION = new Object();

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
        explain(node, () -> text);
    }

    public static void explain(Control control, String text) {
        explain(control, () -> text);
        control.setAccessibleHelp(text);
    }

    /**
     * Says on hover what {@code node} is about then. The tooltip is made when the pointer first comes: a screen has more of
     * them than are ever seen, and each costs as much as a control.
     */
    public static void explain(Node node, Supplier<String> text) {
        if (node.getProperties().put(EXPLANATION, text) != null) {
            return;
        }
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, new EventHandler<>() {
            @Override
            public void handle(MouseEvent entered) {
                node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
                Tooltip tooltip = explanation("");
                tooltip.setOnShowing(event -> tooltip.setText(explained(node)));
                Tooltip.install(node, tooltip);
            }
        });
    }

    static boolean isExplained(Node node) {
        return node.getProperties().containsKey(EXPLANATION);
    }

    private static String explained(Node node) {
        return node.getProperties().get(EXPLANATION) instanceof Supplier<?> text ? String.valueOf(text.get()) : "";
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
