package claimdesk.store.imported;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What the lines of an imported file are. */
public enum SourceKind {
    /** A gateway's or a vendor's: one line a request. */
    REQUEST_LOG,
    /** One line a key row, as it was when the table was dumped. */
    KEY_TABLE,
    /** A provider's: one line an email, a refund or another effect. */
    EFFECT_LOG,
    /** Another Claimdesk's journal: one line an event. */
    JOURNAL,
    /** A case file: all that another Claimdesk had about one order or key, whole or not at all. */
    CASE_FILE;

    /** The word in rows, profiles and on the command line. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<SourceKind> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
