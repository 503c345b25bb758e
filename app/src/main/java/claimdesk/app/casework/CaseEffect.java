package claimdesk.app.casework;

import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.Optional;

/**
 * One effect of a case.
 *
 * @param key for which it was done, by its own row or because only that key's calls were being served at that time
 * @param during the call that did it, as far as that can be told
 */
public record CaseEffect(Event event, Optional<ScopedKey> key, Optional<CaseCall> during) {

    public String kind() {
        return event.details().text(Detail.EFFECT).orElse("effect");
    }

    /** The kind, and of emails what they said where that is known: two emails may be about two things. */
    public String deed() {
        return event.details()
                .text(Detail.TEMPLATE)
                .map(template -> kind() + " " + template)
                .orElse(kind());
    }

    /** Whether its own row names the key. */
    public boolean namesKey() {
        return event.subject().scopedKey().isPresent();
    }
}
