package claimdesk.ui.simulate.field;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/** Keeps what has the focus in sight, for those who go through a form by keyboard. */
public final class FollowFocus {

    private static final double MARGIN = 12;

    private FollowFocus() {}

    /** Lets {@code pane} scroll down and up to whatever in it takes the focus. */
    public static void in(ScrollPane pane) {
        pane.sceneProperty().addListener((property, before, scene) -> {
            if (scene != null) {
                scene.focusOwnerProperty().addListener((focus, from, to) -> {
                    if (to != null && pane.getScene() == scene && isWithin(to, pane.getContent())) {
                        show(pane, to);
                    }
                });
            }
        });
    }

    private static boolean isWithin(Node node, Node content) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (one == content) {
                return true;
            }
        }
        return false;
    }

    private static void show(ScrollPane pane, Node node) {
        // What takes the focus may have just been made, and have no place yet.
        pane.applyCss();
        pane.layout();
        Node content = pane.getContent();
        Bounds there = content.sceneToLocal(node.localToScene(node.getBoundsInLocal()));
        double seen = pane.getViewportBounds().getHeight();
        double hidden = content.getBoundsInLocal().getHeight() - seen;
        if (hidden <= 0 || there == null) {
            return;
        }
        double top = pane.getVvalue() * hidden;
        if (there.getMinY() - MARGIN < top) {
            pane.setVvalue(Math.max(0, (there.getMinY() - MARGIN) / hidden));
        } else if (there.getMaxY() + MARGIN > top + seen) {
            pane.setVvalue(Math.min(1, (there.getMaxY() + MARGIN - seen) / hidden));
        }
    }
}
