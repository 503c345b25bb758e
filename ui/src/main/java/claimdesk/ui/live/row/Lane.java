package claimdesk.ui.live.row;

/** Where a key stands, or what became of a save. */
public enum Lane {
    IN_PROGRESS(
            "In progress",
            "in-progress",
            "Keys that are claimed and not answered, in the whole file, whether or not their lease has ended.",
            "No call holds a key."),
    SAVED(
            "Saved",
            "saved",
            "Keys that hold a saved answer, in the whole file, whether or not it is still kept for replay.",
            "No answer is saved yet."),
    REFUSED(
            "Refused",
            "refused",
            "Saves that matched no row and changed nothing, in the whole file, counted from its journal.",
            "No save was refused.");

    private final String title;
    private final String id;
    private final String counts;
    private final String empty;

    Lane(String title, String id, String counts, String empty) {
        this.title = title;
        this.id = id;
        this.counts = counts;
        this.empty = empty;
    }

    public String title() {
        return title;
    }

    /** Its name in ids and style classes. */
    public String id() {
        return id;
    }

    /** What exactly its count counts. */
    public String counts() {
        return counts;
    }

    /** What it says when it has no row. */
    public String empty() {
        return empty;
    }
}
