package claimdesk.ui.shell.frame;

import claimdesk.ui.settings.SettingsViewModel;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/** The keys that work everywhere in the window. */
final class Keys {

    private final ShellViewModel model;
    private final Runnable onSearch;
    private final Stage stage;

    Keys(ShellViewModel model, Runnable onSearch, Stage stage) {
        this.model = model;
        this.onSearch = onSearch;
        this.stage = stage;
    }

    void on(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.F11) {
                stage.setFullScreen(!stage.isFullScreen());
                event.consume();
            } else if (event.isShortcutDown() && !event.isAltDown() && did(event)) {
                event.consume();
            }
        });
    }

    private boolean did(KeyEvent event) {
        SettingsViewModel settings = model.settings();
        switch (event.getCode()) {
            case K:
                onSearch.run();
                return true;
            case PLUS:
            case ADD:
            case EQUALS:
                settings.enlarge();
                return true;
            case MINUS:
            case SUBTRACT:
                settings.reduce();
                return true;
            case DIGIT0:
            case NUMPAD0:
                settings.choose(Zoom.NORMAL);
                return true;
            default:
                return showed(event.getCode());
        }
    }

    private boolean showed(KeyCode key) {
        for (Screen screen : Screen.values()) {
            if (screen.key() == key) {
                model.screenProperty().set(screen);
                return true;
            }
        }
        return false;
    }
}
