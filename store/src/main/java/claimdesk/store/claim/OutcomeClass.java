package claimdesk.store.claim;

import java.util.Locale;

/** How far the work of a call got; decides whether its answer is kept (design section 2). */
public enum OutcomeClass {
    /** The work is done or refused for good: saved and replayed, whatever the status. */
    FINAL,
    /** Nothing happened: the claim is released, so that a retry may run. Never stored. */
    NO_EFFECT,
    /** An outside effect may have started: kept, flagged "needs a person", never run again by itself. */
    UNKNOWN;

    /** The word in rows and in the journal. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static OutcomeClass named(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
