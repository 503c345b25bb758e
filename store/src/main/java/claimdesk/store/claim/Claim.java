package claimdesk.store.claim;

/**
 * A key's row in progress, held by one caller until its lease ends. Presented again, whole, by renew, save and release.
 *
 * @param claimedAtMs store clock
 * @param leaseUntilMs store clock; the claim is good while this is greater than now
 */
public record Claim(Caller caller, Fingerprint fingerprint, OwnerToken token, long claimedAtMs, long leaseUntilMs) {}
