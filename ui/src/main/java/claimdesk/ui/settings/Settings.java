package claimdesk.ui.settings;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is remembered from one start to the next.
 *
 * @param dataFile the file that was chosen; empty for the person's own
 * @param screen the screen that was shown last, by its name
 */
public record Settings(Optional<Path> dataFile, Appearance appearance, Zoom zoom, String screen, WindowPlace window) {

    /** As at the first start. */
    public static final Settings FIRST =
            new Settings(Optional.empty(), Appearance.LIGHT, Zoom.NORMAL, "live", WindowPlace.FIRST);

    public Settings withDataFile(Optional<Path> file) {
        return new Settings(file, appearance, zoom, screen, window);
    }

    public Settings withAppearance(Appearance chosen) {
        return new Settings(dataFile, chosen, zoom, screen, window);
    }

    public Settings withZoom(Zoom chosen) {
        return new Settings(dataFile, appearance, chosen, screen, window);
    }

    public Settings withScreen(String name) {
        return new Settings(dataFile, appearance, zoom, name, window);
    }

    public Settings withWindow(WindowPlace place) {
        return new Settings(dataFile, appearance, zoom, screen, place);
    }
}
