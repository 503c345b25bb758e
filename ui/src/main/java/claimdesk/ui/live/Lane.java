package claimdesk.ui.live;

/** The three lanes of the Live screen. */
public enum Lane {
    IN_PROGRESS("In progress", "Keys that a caller has claimed and not yet answered, of all runs in this file."),
    SAVED("Saved", "Keys whose answer is saved, of all runs in this file. A retry is given the same answer."),
    REFUSED("Refused", "Saves that matched no row, of all runs in this file. Each was answered with a server error.");

    private final String title;
    private final String counts;

    Lane(String title, String counts) {
        this.title = title;
        this.counts = counts;
    }

    public String title() {
        return title;
    }

    /** What the lane's number counts, in words. */
    public String counts() {
        return counts;
    }
}
