package claimdesk.store.bench;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Which rows are written for one action of a vendor. */
public enum Rows {
    /** All of a call under owned-claim-atomic: key, order, effect, outbox message, six journal rows. */
    CALL,
    /** Key, and the two journal rows of its claim and its save. */
    CLAIM_AND_SAVE;

    /** The word in reports and on the command line. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Rows> named(String text) {
        return Stream.of(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
