package claimdesk.app.exchange.mapping;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a column can be. */
public enum Field {
    /** When it happened: a request came, a key was claimed, an effect was done, an event was recorded. */
    TIME,
    /** The same by the vendor's clock, where the line has both. */
    VENDOR_TIME,
    /** Names one request; the attempt. */
    REQUEST_ID,
    VENDOR,
    KEY,
    ORDER,
    OPERATION,
    METHOD,
    /** The request's path; order and operation are read out of it where no column says them. */
    PATH,
    STATUS,
    /** The machine code of the answer's body. */
    CODE,
    DURATION_MS,
    DURATION_S,
    /** Hash of what was asked: a fingerprint, or a hash of the body. */
    FINGERPRINT,
    ANSWER_SHA256,
    REPLAYED,
    /** The owner token, of which only a digest is kept, or such a digest. */
    TOKEN,
    /** Of a key: in progress or saved. */
    STATE,
    LEASE_UNTIL,
    KEEP_UNTIL,
    SAVED_AT,
    /** The word for the effect, such as email or refund. */
    EFFECT,
    EFFECT_ID,
    TEMPLATE,
    /** Masked on the way in. */
    RECIPIENT,
    AMOUNT,
    DOWNSTREAM_KEY,
    /** Of a journal. */
    SEQ,
    RUN,
    TYPE,
    DETAILS;

    /** The word in profiles. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Field> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
