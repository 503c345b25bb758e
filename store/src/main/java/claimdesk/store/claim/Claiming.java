package claimdesk.store.claim;

import java.util.Optional;

/**
 * What every protocol lets a caller do with a key, within one write transaction. {@link Claims} is the protocol that is
 * fit for use; the studied ones differ in what they leave out.
 */
public interface Claiming {

    /** Claims the key if it is free, its lease has ended or its answer's retention has passed; else says who has it. */
    ClaimOutcome claim(ClaimRequest request);

    /**
     * What a caller would be told of the row that is there, without claiming anything. Only the studied
     * {@code check-then-insert} looks first and claims later.
     *
     * @return empty if the key looks free
     */
    Optional<ClaimOutcome> look(ClaimRequest request);

    /**
     * Stores the answer if {@code claim} still owns its key; otherwise changes nothing and says why.
     *
     * @param retentionMs how long the answer is replayed, milliseconds
     */
    SaveOutcome save(Claim claim, Answer answer, OutcomeClass outcome, long retentionMs);

    /**
     * Makes the lease of a claim that is still owned end {@code leaseMs} from now. Never shortens it.
     *
     * @return the claim as it is now, or empty if it is no longer owned
     */
    Optional<Claim> renew(Claim claim, long leaseMs);

    /** Frees the key of a claim that did nothing, if it is still owned, so that a retry may run. */
    SaveOutcome release(Claim claim, String reason);
}
