package claimdesk.ui.investigate.find.result;

import claimdesk.store.window.find.Standing;

/** How a key stands, as a word with an icon and a colour. */
public enum StateMark {
    IN_PROGRESS("in progress", "accent"),
    STUCK("stuck", "danger"),
    SAVED("saved", "success"),
    UNKNOWN("outcome unknown", "warning"),
    NO_ROW("no key row", "muted"),
    IMPORTED("imported", "muted");

    private final String text;
    private final String tone;

    StateMark(String text, String tone) {
        this.text = text;
        this.tone = tone;
    }

    static StateMark of(Standing standing) {
        return valueOf(standing.name());
    }

    public String text() {
        return text;
    }

    /** The last part of its style class. */
    public String tone() {
        return tone;
    }
}
