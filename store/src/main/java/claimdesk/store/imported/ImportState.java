package claimdesk.store.imported;

import java.util.Locale;

/** How far an import is. Only the lines of an imported one are evidence. */
public enum ImportState {
    STAGED,
    IMPORTED,
    UNDONE;

    /** The word in rows and on screens. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static ImportState named(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
