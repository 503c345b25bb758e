package claimdesk.ui;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

/** What can be seen of a scene, and by whom. */
final class Seen {

    private Seen() {}

    /** All nodes under {@code root} that are shown. */
    static Stream<Node> shown(Node root) {
        if (!root.isVisible()) {
            return Stream.empty();
        }
        return root instanceof Parent parent
                ? Stream.concat(
                        Stream.of(root),
                        parent.getChildrenUnmodifiable().stream().flatMap(Seen::shown))
                : Stream.of(root);
    }

    /** What Tab can come to under {@code root}. */
    static List<Node> focusable(Node root) {
        return shown(root)
                .filter(node -> node.isFocusTraversable() && !node.isDisabled())
                .toList();
    }

    /** Whether a screen reader has words and a role for it. */
    static boolean isSpoken(Node node) {
        boolean hasRole =
                node.getAccessibleRole() != AccessibleRole.NODE && node.getAccessibleRole() != AccessibleRole.PARENT;
        return hasRole && !words(node).isBlank();
    }

    /** Whether it is a part of a control's skin, which speaks for it. */
    static boolean isPart(Node node) {
        return node.getStyleClass().stream()
                .anyMatch(one -> List.of("arrow-button", "increment-button", "decrement-button")
                        .contains(one));
    }

    /** Whether what an icon says is also said by a word: of the control that it stands in, or of what stands beside it. */
    static boolean hasWordBeside(Node icon) {
        boolean isInControl = false;
        for (Node node = icon.getParent(); node != null && !isInControl; node = node.getParent()) {
            // The label of a menu button's skin is a control of its own.
            isInControl = node instanceof Control && !(node.getParent() instanceof MenuButton);
            if (!words(node).isBlank()) {
                return true;
            }
        }
        return !isInControl || shown(icon.getParent().getParent()).anyMatch(Seen::isWord);
    }

    private static boolean isWord(Node node) {
        return node instanceof Text text
                && !(text instanceof FontIcon)
                && !text.getText().isBlank();
    }

    private static String words(Node node) {
        String own = node.getAccessibleText() == null ? "" : node.getAccessibleText();
        return node instanceof Labeled labeled && labeled.getText() != null ? own + labeled.getText() : own;
    }

    /** The node for people who read a failed test. */
    static String name(Node node) {
        return node.getClass().getSimpleName() + (node.getId() == null ? "" : "#" + node.getId()) + "."
                + String.join(".", node.getStyleClass())
                + (node instanceof Text text ? " \"" + text.getText() + "\"" : "")
                + (node.getParent() == null
                        ? ""
                        : " in " + node.getParent().getStyleClass() + " "
                                + node.getParent().getId());
    }

    /** Its text as it is drawn, without spaces, with an ellipsis where there was no room. */
    static String drawn(Labeled labeled) {
        return labeled.getChildrenUnmodifiable().stream()
                .filter(node -> node instanceof Text && !(node instanceof FontIcon))
                .map(node -> ((Text) node).getText().replaceAll("\\s+", ""))
                .collect(Collectors.joining());
    }

    /** The contrast of a text with what is drawn behind it, as WCAG 2.1 defines it; 1 to 21. */
    static double contrast(Text text, Color page) {
        Color behind = behind(text.getParent(), page);
        Color ink = over(((Color) text.getFill()), behind, opacity(text));
        double one = luminance(ink);
        double other = luminance(behind);
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double opacity(Node node) {
        return node == null ? 1 : node.getOpacity() * opacity(node.getParent());
    }

    private static Color behind(Node node, Color page) {
        if (node == null) {
            return page;
        }
        Color under = behind(node.getParent(), page);
        if (node instanceof Region region && region.getBackground() != null) {
            for (BackgroundFill fill : region.getBackground().getFills()) {
                if (fill.getFill() instanceof Color color) {
                    under = over(color, under, 1);
                }
            }
        }
        return under;
    }

    private static Color over(Color upper, Color under, double opacity) {
        double share = upper.getOpacity() * opacity;
        return Color.color(
                upper.getRed() * share + under.getRed() * (1 - share),
                upper.getGreen() * share + under.getGreen() * (1 - share),
                upper.getBlue() * share + under.getBlue() * (1 - share));
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
