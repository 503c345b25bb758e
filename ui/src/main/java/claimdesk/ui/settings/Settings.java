package claimdesk.ui.settings;

import claimdesk.app.scenario.edit.NewDesk;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is remembered from one start to the next.
 *
 * @param dataFile the file that was chosen; empty for the person's own
 * @param isReadOnly whether the data file is only looked at
 * @param screen the screen that was shown last, by its name
 * @param newDesk what a new scenario begins with
 * @param learned what is remembered of lessons
 */
public record Settings(
        Optional<Path> dataFile,
        boolean isReadOnly,
        Appearance appearance,
        Zoom zoom,
        String screen,
        WindowPlace window,
        NewDesk newDesk,
        Learned learned) {

    /** As at the first start. */
    public static final Settings FIRST = new Settings(
            Optional.empty(),
            false,
            Appearance.LIGHT,
            Zoom.NORMAL,
            "live",
            WindowPlace.FIRST,
            NewDesk.BY_DEFAULT,
            Learned.NOTHING);

    public Settings withDataFile(Optional<Path> file) {
        return new Settings(file, isReadOnly, appearance, zoom, screen, window, newDesk, learned);
    }

    public Settings withReadOnly(boolean isWanted) {
        return new Settings(dataFile, isWanted, appearance, zoom, screen, window, newDesk, learned);
    }

    public Settings withAppearance(Appearance chosen) {
        return new Settings(dataFile, isReadOnly, chosen, zoom, screen, window, newDesk, learned);
    }

    public Settings withZoom(Zoom chosen) {
        return new Settings(dataFile, isReadOnly, appearance, chosen, screen, window, newDesk, learned);
    }

    public Settings withScreen(String name) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, name, window, newDesk, learned);
    }

    public Settings withWindow(WindowPlace place) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, screen, place, newDesk, learned);
    }

    public Settings withNewDesk(NewDesk desk) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, screen, window, desk, learned);
    }

    public Settings withLearned(Learned what) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, screen, window, newDesk, what);
    }
}
