package claimdesk.app.verdict;

import java.util.Locale;

/** What a verdict speaks about; the codes are stable, and described in {@code docs/findings.md}. */
public enum Claim {
    DELIVERED,
    REISSUED,
    REFUNDED,
    CANCELLED,
    /** What the vendor was told last. */
    TOLD_LAST,
    /** That what it was told last was true. */
    TOLD_TRUE,
    /** That it was told an error although the effect had happened. */
    ERROR_AFTER_EFFECT,
    ANSWER_SAVED,
    SAVE_REFUSED,
    SAVE_FAILED,
    /** How many effects of a kind; one statement a kind. */
    EFFECT_COUNT,
    /** That one key had an effect of a kind twice. */
    DOUBLE_EFFECT,
    /** That an order had an effect of a kind more than once, under several keys. */
    REPEATED_EFFECT,
    /** That the vendor made new keys for its retries. */
    CAUSE_ROTATED_KEYS,
    /** That work took longer than its lease. */
    CAUSE_LEASE_TOO_SHORT,
    /** That the store failed, or ran a key twice. */
    CAUSE_STORE_FAULT,
    /** That there are two real orders. */
    CAUSE_TWO_ORDERS;

    /** The stable name in JSON and in documents. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
