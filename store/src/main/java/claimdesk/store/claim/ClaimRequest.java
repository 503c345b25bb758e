package claimdesk.store.claim;

/**
 * A caller's request to own its key.
 *
 * @param token the token that the key will be owned by; the same when the request is repeated because its
 *     acknowledgement was lost
 * @param leaseMs how long the claim is good, milliseconds, at least 1
 */
public record ClaimRequest(Caller caller, Fingerprint fingerprint, OwnerToken token, long leaseMs) {

    public ClaimRequest {
        if (leaseMs < 1) {
            throw new IllegalArgumentException("a lease of " + leaseMs + " ms; at least 1 is needed");
        }
    }

    /** The claim that this request makes of its key at {@code nowMs}. */
    public Claim claimedAt(long nowMs) {
        return new Claim(caller, fingerprint, token, nowMs, Math.addExact(nowMs, leaseMs));
    }
}
