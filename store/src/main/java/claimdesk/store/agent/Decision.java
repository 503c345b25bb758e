package claimdesk.store.agent;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a person decided about a case. */
public enum Decision {
    NO_ACTION("no action needed"),
    VENDOR_TOLD("vendor told"),
    REFUND_OWED("refund owed"),
    ESCALATED("escalated"),
    CLOSED("closed");

    private final String words;

    Decision(String words) {
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

    public static Optional<Decision> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
