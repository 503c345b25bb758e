package claimdesk.app.vendor;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Which key a vendor puts on its retries. Only the first is right; the others are how vendors get it wrong. */
public enum KeyPolicy {
    /** One key for one action, on every retry. */
    SAME_KEY,
    /** A fresh key each time: the store cannot tell a retry from a new action (case C41). */
    NEW_KEY_EACH_RETRY,
    /** The same key with a body that differs each time, by a timestamp for instance: a mismatch. */
    CHANGING_BODY,
    /** No key at all. */
    NO_KEY;

    /** The word in scenario files and on screens. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<KeyPolicy> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
