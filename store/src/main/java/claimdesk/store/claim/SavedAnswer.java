package claimdesk.store.claim;

/**
 * An answer as it was saved.
 *
 * @param outcome final or unknown; an answer without effect is never saved
 * @param savedAtMs store clock
 * @param keepUntilMs store clock; a final answer is replayed while this is greater than now
 */
public record SavedAnswer(Answer answer, OutcomeClass outcome, long savedAtMs, long keepUntilMs) {

    public SavedAnswer {
        if (outcome == OutcomeClass.NO_EFFECT) {
            throw new IllegalArgumentException("an answer without effect is released, not saved");
        }
    }

    /** Whether it is still replayed. An unknown outcome is, past its retention too, until a person removes it. */
    boolean isKept(long nowMs) {
        return outcome == OutcomeClass.UNKNOWN || keepUntilMs > nowMs;
    }
}
