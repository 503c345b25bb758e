package claimdesk.ui.simulate.field;

import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Lets the Tab key leave a text area, as it leaves every other field; YAML has no use for tabs. */
public final class TabMovesOn {

    private TabMovesOn() {}

    /** In a text area of JavaFX, Ctrl+Tab moves on, and Tab alone is typed. */
    public static void in(TextArea area) {
        area.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
                event.consume();
                area.fireEvent(new KeyEvent(
                        KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, event.isShiftDown(), true, false, false));
            }
        });
    }
}
