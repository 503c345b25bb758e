package claimdesk.store.window;

import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Subject;
import java.util.Optional;

/**
 * Something in the file whose name begins with what was searched for.
 *
 * @param kind what of it matched
 * @param subject whom and what it is about, as far as the file knows; has at least the part that matched
 */
public record SearchHit(Kind kind, Subject subject) {

    /** What can be searched for. */
    public enum Kind {
        KEY,
        ORDER,
        VENDOR,
        ATTEMPT
    }

    /** The key to open: the one that matched, or the latest that the journal has for it. */
    public Optional<ScopedKey> key() {
        return subject.scopedKey();
    }
}
