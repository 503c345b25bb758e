package claimdesk.ui.settings;

import claimdesk.app.scenario.edit.NewDesk;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is remembered from one start to the next.
 *
 * @param dataFile the file that was chosen; empty for the person's own
 * @param isReadOnly whether the data file is only looked at
 * @param screen the screen that was shown last, by its name
 * @param newDesk what a new scenario begins with
 * @param searches searches that were given a name, in the order of the names
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
        List<SavedSearch> searches,
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
            List.of(),
            Learned.NOTHING);

    public Settings {
        searches = List.copyOf(searches);
    }

    public Settings withDataFile(Optional<Path> file) {
        return new Settings(file, isReadOnly, appearance, zoom, screen, window, newDesk, searches, learned);
    }

    public Settings withReadOnly(boolean isWanted) {
        return new Settings(dataFile, isWanted, appearance, zoom, screen, window, newDesk, searches, learned);
    }

    public Settings withAppearance(Appearance chosen) {
        return new Settings(dataFile, isReadOnly, chosen, zoom, screen, window, newDesk, searches, learned);
    }

    public Settings withZoom(Zoom chosen) {
        return new Settings(dataFile, isReadOnly, appearance, chosen, screen, window, newDesk, searches, learned);
    }

    public Settings withScreen(String name) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, name, window, newDesk, searches, learned);
    }

    public Settings withWindow(WindowPlace place) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, screen, place, newDesk, searches, learned);
    }

    public Settings withNewDesk(NewDesk desk) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, screen, window, desk, searches, learned);
    }

    public Settings withSearches(List<SavedSearch> kept) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, screen, window, newDesk, kept, learned);
    }

    public Settings withLearned(Learned what) {
        return new Settings(dataFile, isReadOnly, appearance, zoom, screen, window, newDesk, searches, what);
    }
}
