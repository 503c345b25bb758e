package claimdesk.ui.settings;

/**
 * A search that was given a name.
 *
 * @param text what is typed for it
 */
public record SavedSearch(String name, String text) {

    /** How many are kept. */
    public static final int COUNT_MAX = 100;

    public static final int NAME_MAX = 60;
    public static final int TEXT_MAX = 2_000;

    public SavedSearch {
        if (name.isBlank() || name.length() > NAME_MAX) {
            throw new IllegalArgumentException("a search's name has 1 to " + NAME_MAX + " characters: " + name);
        }
        if (text.isBlank() || text.length() > TEXT_MAX) {
            throw new IllegalArgumentException("a saved search has 1 to " + TEXT_MAX + " characters: " + name);
        }
    }
}
