package claimdesk.ui.shell;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The rail on the left: the screens that there are, and the theme. */
final class Navigation extends VBox {

    private final ToggleGroup screens = new ToggleGroup();

    Navigation(ShellViewModel model) {
        setId("navigation");
        getStyleClass().add("navigation");
        Label name = Icons.word(Feather.LAYERS, "Claimdesk", "brand");
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        getChildren().add(name);
        for (Screen screen : Screen.values()) {
            getChildren().add(screen(screen));
        }
        getChildren().addAll(space, theme(model));
        screens.selectedToggleProperty().addListener((property, before, now) -> {
            if (now == null) {
                screens.selectToggle(before);
            } else {
                model.screenProperty().set((Screen) now.getUserData());
            }
        });
        model.screenProperty().addListener((property, before, now) -> choose(now));
        choose(model.screenProperty().get());
    }

    private void choose(Screen screen) {
        screens.selectToggle(screens.getToggles().get(screen.ordinal()));
    }

    private ToggleButton screen(Screen screen) {
        ToggleButton button = new ToggleButton(screen.title(), Icons.of(screen.icon()));
        button.setId("screen-" + screen.title().toLowerCase(Locale.ROOT));
        button.setUserData(screen);
        Icons.explain(button, screen.keys().replace("Shortcut", "Ctrl"));
        button.setToggleGroup(screens);
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().add("screen");
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
