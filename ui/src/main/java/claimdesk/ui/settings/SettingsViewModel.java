package claimdesk.ui.settings;

import claimdesk.ui.background.Background;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** What a person chooses for their window; every choice is remembered at once. For the JavaFX thread only. */
public final class SettingsViewModel {

    private final SettingsFile file;
    private final Background background;
    private final ReadOnlyObjectWrapper<Settings> settings;
    private final ReadOnlyBooleanWrapper isSystemDark = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    /** Begins with what {@code file} remembers. */
    public SettingsViewModel(SettingsFile file, Background background) {
        this.file = file;
        this.background = background;
        this.settings = new ReadOnlyObjectWrapper<>(file.read());
    }

    // Properties

    public ReadOnlyObjectProperty<Settings> settingsProperty() {
        return settings.getReadOnlyProperty();
    }

    public Settings settings() {
        return settings.get();
    }

    /** Whether the system was set to a dark look when it was asked. */
    public ReadOnlyBooleanProperty systemDarkProperty() {
        return isSystemDark.getReadOnlyProperty();
    }

    /** Why the last choice will not be remembered; empty if it is. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    // Commands

    public void choose(Appearance appearance) {
        change(now -> now.withAppearance(appearance));
    }

    public void enlarge() {
        change(now -> now.withZoom(now.zoom().larger()));
    }

    public void reduce() {
        change(now -> now.withZoom(now.zoom().smaller()));
    }

    public void choose(Zoom zoom) {
        change(now -> now.withZoom(zoom));
    }

    /** Changes the settings and remembers them. */
    public void change(UnaryOperator<Settings> how) {
        Settings now = how.apply(settings.get());
        if (now.equals(settings.get())) {
            return;
        }
        settings.set(now);
        background.run(
                () -> {
                    file.write(now);
                    return now;
                },
                written -> problem.set(""),
                failure -> problem.set("Your settings hold until you close the window, but could not be kept for the"
                        + " next start: " + failure));
    }

    /** Takes note of how the system looks. */
    public void systemIsDark(boolean isDark) {
        isSystemDark.set(isDark);
    }
}
