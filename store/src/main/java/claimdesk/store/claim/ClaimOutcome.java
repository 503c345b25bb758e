package claimdesk.store.claim;

import claimdesk.store.identity.AttemptId;
import java.util.function.Function;

/** What a caller learns on claiming a key. Exactly one case holds. */
public sealed interface ClaimOutcome {

    /** The caller owns the key until the lease runs out, and must save or release. */
    record Claimed(Claim claim) implements ClaimOutcome {}

    /**
     * The work was done before; this is the answer stored then.
     *
     * @param outcome final or unknown
     * @param savedAtMs store clock
     * @param savedBy the attempt whose call saved it
     */
    record Replay(Answer answer, OutcomeClass outcome, long savedAtMs, AttemptId savedBy) implements ClaimOutcome {}

    /**
     * Another owner's lease is running.
     *
     * @param leaseLeftMs at least 1
     */
    record Busy(long leaseLeftMs) implements ClaimOutcome {}

    /** The key was used before with another request; it never runs and never replays. */
    record Mismatch(String storedSha256) implements ClaimOutcome {}

    default <R> R match(
            Function<Claimed, R> claimed,
            Function<Replay, R> replay,
            Function<Busy, R> busy,
            Function<Mismatch, R> mismatch) {
        if (this instanceof Claimed) {
            return claimed.apply((Claimed) this);
        }
        if (this instanceof Replay) {
            return replay.apply((Replay) this);
        }
        if (this instanceof Busy) {
            return busy.apply((Busy) this);
        }
        return mismatch.apply((Mismatch) this);
    }
}
