package claimdesk.store.claim;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.order.Operation;
import java.util.Optional;

/**
 * One key row as it stands in the file. Either in progress, with a token and no answer, or saved, with an answer and
 * no token; the schema enforces the same.
 */
public final class StoredKey {

    /** What stands for the digest of a row that is not there. */
    public static final String GONE = "gone";

    private final Claim claim;
    private final SavedAnswer saved;

    private StoredKey(Claim claim, SavedAnswer saved) {
        this.claim = claim;
        this.saved = saved;
    }

    static StoredKey inProgress(Claim claim) {
        return new StoredKey(claim, null);
    }

    static StoredKey saved(Claim claim, SavedAnswer answer) {
        return new StoredKey(claim, answer);
    }

    public KeyState state() {
        return saved == null ? KeyState.IN_PROGRESS : KeyState.SAVED;
    }

    public ScopedKey key() {
        return claim.caller().key();
    }

    public Fingerprint fingerprint() {
        return claim.fingerprint();
    }

    public OrderId order() {
        return claim.caller().order();
    }

    public Operation operation() {
        return claim.caller().operation();
    }

    /** The attempt whose call claimed it last. */
    public AttemptId attempt() {
        return claim.caller().attempt();
    }

    /** Empty once saved: the save wipes it. */
    public Optional<OwnerToken> token() {
        return saved == null ? Optional.of(claim.token()) : Optional.empty();
    }

    /** Store clock, milliseconds. */
    public long claimedAtMs() {
        return claim.claimedAtMs();
    }

    /** Store clock, milliseconds; the claim is good while this is greater than now. */
    public long leaseUntilMs() {
        return claim.leaseUntilMs();
    }

    public Optional<SavedAnswer> saved() {
        return Optional.ofNullable(saved);
    }

    /** Whether a caller still owns it: {@code lease_until_ms > now}. At the instant of the lease's end nobody does. */
    public boolean isLeased(long nowMs) {
        return saved == null && claim.leaseUntilMs() > nowMs;
    }

    /** Twelve hexadecimal digits over every column, by which a later look can tell whether the row was touched. */
    public String digest() {
        Digests digests = new Digests()
                .add(key().vendor().text())
                .add(key().key().text())
                .add(fingerprint().sha256())
                .add(fingerprint().rawSha256())
                .add(fingerprint().rule().text())
                .add(order().text())
                .add(operation().text())
                .add(state().text())
                .add(attempt().text())
                .add(claim.caller().run().number())
                .add(claimedAtMs())
                .add(leaseUntilMs());
        if (saved == null) {
            return digests.add(claim.token().text()).shortHex();
        }
        return digests.add(saved.answer().sha256())
                .add(saved.outcome().text())
                .add(saved.savedAtMs())
                .add(saved.keepUntilMs())
                .shortHex();
    }
}
