package claimdesk.ui.learn;

import java.util.Locale;
import org.kordamp.ikonli.feather.Feather;

/** The parts of the Learn screen, in the order of their tabs. */
public enum LearnPart {
    LESSONS("Lessons", Feather.BOOK_OPEN, "A question first, then the run, then what really happened"),
    STEPPER("Stepper", Feather.SKIP_FORWARD, "Step two or three callers through a race on a real database"),
    LAB("Lab", Feather.GRID, "The same faults under every protocol"),
    EXPLORER("Explorer", Feather.COMPASS, "Try every order of steps, and see the shortest that breaks something");

    private final String title;
    private final Feather icon;
    private final String help;

    LearnPart(String title, Feather icon, String help) {
        this.title = title;
        this.icon = icon;
        this.help = help;
    }

    String title() {
        return title;
    }

    Feather icon() {
        return icon;
    }

    /** What it is for, in a few words. */
    String help() {
        return help;
    }

    /** Its word in ids. */
    String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
