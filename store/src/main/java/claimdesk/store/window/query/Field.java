package claimdesk.store.window.query;

import java.util.Locale;

/** A name by which something can be searched for. */
public enum Field {
    ORDER,
    KEY,
    VENDOR,
    /** One request as it came: its own id, or the one that its log gives it. */
    ATTEMPT;

    /** The word before the colon. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
