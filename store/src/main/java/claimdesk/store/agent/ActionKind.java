package claimdesk.store.agent;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a person did about a case. */
public enum ActionKind {
    /** Wrote something down. */
    NOTE("note"),
    /** Decided something, with a note beside it or without. */
    DECISION("decision"),
    /** Freed a key whose claim is in progress. */
    RELEASE("released the claim"),
    /** Removed a saved answer. */
    PURGE("purged the key"),
    /** Sent the vendor's request again, in the vendor's place. */
    RETRY("sent again as the vendor"),
    /** Had personal data shown or written out that is hidden otherwise. */
    UNMASK("unmasked personal data");

    private final String words;

    ActionKind(String words) {
        this.words = words;
    }

    /** The word in the journal. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The same for people. */
    public String words() {
        return words;
    }

    public static Optional<ActionKind> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
