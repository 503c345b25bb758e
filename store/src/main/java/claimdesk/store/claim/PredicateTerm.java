package claimdesk.store.claim;

import java.util.Arrays;
import java.util.Optional;

/** The terms of the save's predicate, in the order in which a refusal names the first that failed. */
public enum PredicateTerm {
    KEY("key", "the key's row is gone"),
    FINGERPRINT("fingerprint", "the row is for another request"),
    STATE("state", "the row is no longer in progress"),
    TOKEN("token", "another caller owns the row"),
    LEASE("lease", "the lease ended before the save");

    private final String text;
    private final String sentence;

    PredicateTerm(String text, String sentence) {
        this.text = text;
        this.sentence = sentence;
    }

    /** The word in the journal. */
    public String text() {
        return text;
    }

    /** Why a save was refused, in words for a screen. */
    public String sentence() {
        return sentence;
    }

    public static Optional<PredicateTerm> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text.equals(text)).findFirst();
    }
}
