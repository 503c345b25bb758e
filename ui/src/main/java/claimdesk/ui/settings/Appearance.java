package claimdesk.ui.settings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How the window is to look: one way, or as the system does. */
public enum Appearance {
    LIGHT("Light"),
    DARK("Dark"),
    SYSTEM("As the system");

    private final String words;

    Appearance(String words) {
        this.words = words;
    }

    /** For people. */
    public String words() {
        return words;
    }

    /** Its word in the settings file and on the command line. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Appearance> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
