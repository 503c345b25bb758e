package claimdesk.ui.shell;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.kordamp.ikonli.feather.Feather;

/** The screens that there are. */
public enum Screen {
    LIVE("Live", Feather.ACTIVITY, "Shortcut+1"),
    SIMULATE("Simulate", Feather.REPEAT, "Shortcut+3");

    private final String title;
    private final Feather icon;
    private final String keys;

    Screen(String title, Feather icon, String keys) {
        this.title = title;
        this.icon = icon;
        this.keys = keys;
    }

    /** By its word on the command line. */
    public static Optional<Screen> named(String text) {
        return Arrays.stream(values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst();
    }

    String title() {
        return title;
    }

    Feather icon() {
        return icon;
    }

    /** What {@link javafx.scene.input.KeyCombination#valueOf} takes. */
    String keys() {
        return keys;
    }
}
