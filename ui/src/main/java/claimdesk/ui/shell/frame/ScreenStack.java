package claimdesk.ui.shell.frame;

import claimdesk.ui.shell.Screen;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/**
 * The screens, of which one is shown. Each is made when it is first shown, so that the start of the window pays for no
 * other, and kept from then on with what was typed into it.
 */
final class ScreenStack extends StackPane {

    private final Function<Screen, Node> maker;
    private final Map<Screen, Node> made = new EnumMap<>(Screen.class);

    /**
     * @param maker makes a screen; asked once for each
     */
    ScreenStack(ObservableValue<Screen> shown, Function<Screen, Node> maker) {
        this.maker = maker;
        // A screen that needs more room than there is must not push the bars out of the window.
        setMinSize(0, 0);
        shown.addListener((property, before, now) -> show(now));
        show(shown.getValue());
    }

    /** Only the screen that is shown takes part in layout and in the order of the Tab key. */
    private void show(Screen shown) {
        if (!made.containsKey(shown)) {
            Node screen = maker.apply(shown);
            made.put(shown, screen);
            getChildren().add(screen);
        }
        made.forEach((screen, node) -> {
            node.setVisible(screen == shown);
            node.setManaged(screen == shown);
        });
    }
}
