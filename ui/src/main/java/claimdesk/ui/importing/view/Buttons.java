package claimdesk.ui.importing.view;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import javafx.scene.control.Button;
import org.kordamp.ikonli.feather.Feather;

/** The buttons of this screen. */
public final class Buttons {

    private Buttons() {}

    public static Button of(String id, Feather feather, String text, Runnable action) {
        Button button = new Button(text, Icons.of(feather));
        button.setId(id);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    public static Button main(String id, Feather feather, String text, Runnable action) {
        Button button = of(id, feather, text, action);
        button.getStyleClass().add(Styles.ACCENT);
        return button;
    }
}
