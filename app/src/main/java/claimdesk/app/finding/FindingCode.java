package claimdesk.app.finding;

import java.util.Locale;

/** What can be found; the codes are stable, and described in {@code docs/findings.md}. */
public enum FindingCode {
    DOUBLE_EFFECT("Two effects of a kind were done for one key."),
    REPEATED_EFFECT("One order had an effect of a kind more than once, under several keys or under none."),
    SAVE_REFUSED("A save was refused: its answer was not kept."),
    SAVE_FAILED("A save failed with an error."),
    SUCCESS_NOT_SAVED("A success was answered that was never saved."),
    REPLAY_DIFFERS("A replay differs from the answer that was saved."),
    STALE_SAVE("A save was not by the key's latest claim inside its lease."),
    MISMATCH_RAN("A request whose key belonged to another request ran all the same."),
    REFUSAL_CHANGED_ROW("A refused save left another key row than it found."),
    CLAIM_STUCK("A claim outlived its lease, or is still there after it."),
    CLAIM_EXPIRED("A lease ended before its answer was saved, and another call took the key over."),
    WORK_EXCEEDED_LEASE("Work went on after its lease had ended."),
    ROTATED_KEYS("One and the same request came under several keys."),
    ORDER_UNDER_SEVERAL_KEYS("One operation on one order came under several keys."),
    KEY_WITH_SEVERAL_BODIES("One key came with several different requests."),
    RETRIED_FINAL("A request was sent again after an answer that must not be retried."),
    RETRY_STORM("Retries came without backing off."),
    MISREAD_409("An \"in progress\" was followed by a new order instead of a retry."),
    /** An annotation: nothing is wrong because of it. */
    VENDOR_CLOCK_OFFSET("The vendor's clock differs from the store's.");

    private final String sentence;

    FindingCode(String sentence) {
        this.sentence = sentence;
    }

    /** The stable name in JSON and in documents. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String sentence() {
        return sentence;
    }

    /** Whether it only explains what is seen, so that a file with nothing else is clean. */
    public boolean isNote() {
        return this == VENDOR_CLOCK_OFFSET;
    }
}
