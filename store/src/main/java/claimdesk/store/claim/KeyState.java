package claimdesk.store.claim;

import java.util.Locale;

/** The two states of a key row. A key that is free has no row. */
public enum KeyState {
    IN_PROGRESS,
    SAVED;

    /** The word in rows and on screens. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static KeyState named(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
