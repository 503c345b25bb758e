package claimdesk.ui.shell.frame;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.shell.Theme;
import java.util.EnumMap;
import java.util.Map;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The rail on the left: the screens, and the theme. */
final class Navigation extends VBox {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** Kept from the collector, which takes a binding that only listens. */
    private final ObservableBooleanValue narrow;

    private final ToggleGroup group = new ToggleGroup();
    private final Map<Screen, ToggleButton> buttons = new EnumMap<>(Screen.class);

    /**
     * @param isNarrow whether the window has no room for words; a tooltip says them then
     */
    Navigation(ShellViewModel model, ObservableBooleanValue isNarrow) {
        setId("navigation");
        narrow = isNarrow;
        narrow.addListener((property, before, now) -> pseudoClassStateChanged(NARROW, now));
        pseudoClassStateChanged(NARROW, narrow.get());
        getStyleClass().add("navigation");
        Label name = Icons.word(Feather.LAYERS, "Claimdesk", "brand");
        for (Screen screen : Screen.values()) {
            buttons.put(screen, button(screen, model));
        }
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        getChildren().add(name);
        buttons.forEach((screen, button) -> {
            if (screen == Screen.SETTINGS) {
                getChildren().addAll(space, theme(model));
            }
            getChildren().add(button);
        });
        group.selectToggle(buttons.get(model.screenProperty().get()));
        group.selectedToggleProperty().addListener((property, before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            } else {
                model.screenProperty().set((Screen) now.getUserData());
            }
        });
        model.screenProperty().addListener((property, before, now) -> group.selectToggle(buttons.get(now)));
    }

    private ToggleButton button(Screen screen, ShellViewModel model) {
        ToggleButton button = new ToggleButton(screen.title(), Icons.of(screen.icon()));
        button.setId("screen-" + screen.text());
        button.setUserData(screen);
        button.setToggleGroup(group);
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().add("screen");
        button.setAccessibleText(screen.title());
        Icons.explain(button, screen.title() + "  " + screen.keys());
        return button;
    }

    private static Button theme(ShellViewModel model) {
        Button button = new Button();
        button.setId("theme");
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().addAll(Styles.FLAT, "screen");
        button.setOnAction(event -> model.switchTheme());
        model.themeProperty().addListener((property, before, now) -> offer(button, now.other()));
        offer(button, model.themeProperty().get().other());
        return button;
    }

    private static void offer(Button button, Theme other) {
        button.setText(other == Theme.DARK ? "Dark" : "Light");
        button.setAccessibleText("Change to the " + other.text() + " look");
        button.setGraphic(Icons.of(other.icon()));
    }
}
