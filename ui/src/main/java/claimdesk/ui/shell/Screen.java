package claimdesk.ui.shell;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.kordamp.ikonli.feather.Feather;

/** The screens of the window, in the order of the rail and of their keys. */
public enum Screen {
    LIVE("Live", Feather.ACTIVITY, KeyCode.DIGIT1, "Ctrl+1"),
    INVESTIGATE("Investigate", Feather.SEARCH, KeyCode.DIGIT2, "Ctrl+2"),
    SIMULATE("Simulate", Feather.REPEAT, KeyCode.DIGIT3, "Ctrl+3"),
    LEARN("Learn", Feather.BOOK_OPEN, KeyCode.DIGIT4, "Ctrl+4"),
    IMPORT("Import", Feather.DOWNLOAD, KeyCode.I, "Ctrl+I"),
    SETTINGS("Settings", Feather.SETTINGS, KeyCode.COMMA, "Ctrl+comma");

    private final String title;
    private final Feather icon;
    private final KeyCode key;
    private final String keys;

    Screen(String title, Feather icon, KeyCode key, String keys) {
        this.title = title;
        this.icon = icon;
        this.key = key;
        this.keys = keys;
    }

    public String title() {
        return title;
    }

    public Feather icon() {
        return icon;
    }

    /** Together with Ctrl it shows this screen. */
    public KeyCode key() {
        return key;
    }

    /** The same for people. */
    public String keys() {
        return keys;
    }

    /** Its word in ids, in the settings and on the command line. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Screen> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
