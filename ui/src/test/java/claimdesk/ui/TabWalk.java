package claimdesk.ui;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Goes through a scene by the Tab key: where it comes to, and whether one sees that it is there. */
final class TabWalk {

    /** So much more than a control may be drawn differently for the focus to be seen, as where it stands in a frame. */
    private static final double FRAME = 3;

    private final Scene scene;
    private final Set<Node> reached = new HashSet<>();
    private final Set<Node> unseen = new LinkedHashSet<>();

    private TabWalk(Scene scene) {
        this.scene = scene;
    }

    /** From {@code first} on, no further than it must to find all of {@code wanted}. On the FX thread. */
    static TabWalk from(Node first, List<Node> wanted) {
        TabWalk walk = new TabWalk(first.getScene());
        first.requestFocus();
        walk.step();
        for (int step = 0; step < 2 * wanted.size() && !wanted.stream().allMatch(walk::reaches); step++) {
            walk.step();
        }
        return walk;
    }

    private void step() {
        Node left = scene.getFocusOwner();
        boolean isByTab = reached.contains(left);
        int[] focused = isByTab ? drawn(left) : new int[0];
        Event.fireEvent(left, new KeyEvent(KeyEvent.KEY_PRESSED, "\t", "\t", KeyCode.TAB, false, false, false, false));
        reached.add(scene.getFocusOwner());
        if (isByTab && scene.getFocusOwner() != left && Arrays.equals(focused, drawn(left))) {
            unseen.add(left);
        }
    }

    /** Of the toggles of a group, Tab comes to one, and the arrow keys go on from there. */
    boolean reaches(Node node) {
        return node instanceof ToggleButton toggle && toggle.getToggleGroup() != null
                ? toggle.getToggleGroup().getToggles().stream().anyMatch(reached::contains)
                : reached.contains(node);
    }

    /** What Tab came to and left, and was drawn the same with the focus and without it. */
    Set<Node> unseen() {
        return unseen;
    }

    private int[] drawn(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        SnapshotParameters part = new SnapshotParameters();
        part.setViewport(new Rectangle2D(
                Math.max(0, bounds.getMinX() - FRAME),
                Math.max(0, bounds.getMinY() - FRAME),
                bounds.getWidth() + 2 * FRAME,
                bounds.getHeight() + 2 * FRAME));
        Image image = scene.getRoot().snapshot(part, null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return pixels;
    }
}
