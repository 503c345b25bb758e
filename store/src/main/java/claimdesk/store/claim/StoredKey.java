package claimdesk.store.claim;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
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

    /** Null for a row that was read from its table. */
    private final String recordedDigest;

    private StoredKey(Claim claim, SavedAnswer saved, String recordedDigest) {
        this.claim = claim;
        this.saved = saved;
        this.recordedDigest = recordedDigest;
    }

    static StoredKey inProgress(Claim claim) {
        return new StoredKey(claim, null, null);
    }

    static StoredKey saved(Claim claim, SavedAnswer answer) {
        return new StoredKey(claim, answer, null);
    }

    /**
     * A row as it stood in another file: without its token, which never leaves its store, and perhaps with a masked
     * answer.
     *
     * @param digest what {@link #digest} was there
     */
    public static StoredKey recorded(
            Caller caller, Fingerprint fingerprint, Lease lease, Optional<SavedAnswer> saved, String digest) {
        Claim claim = new Claim(
                caller, fingerprint, new OwnerToken("not recorded"), lease.claimedAtMs(), lease.leaseUntilMs());
        return new StoredKey(claim, saved.orElse(null), digest);
    }

    /** This row with another text of its answer, known by the digest that it has now. */
    public StoredKey with(SavedAnswer shown) {
        return recorded(
                claim.caller(),
                claim.fingerprint(),
                new Lease(claimedAtMs(), leaseUntilMs()),
                Optional.of(shown),
                digest());
    }

    /** This row for another key, order and attempt, known by the digest that it has now. */
    public StoredKey with(Caller shown) {
        return recorded(shown, claim.fingerprint(), new Lease(claimedAtMs(), leaseUntilMs()), saved(), digest());
    }

    /** From when to when a claim is good, store clock. */
    public record Lease(long claimedAtMs, long leaseUntilMs) {}

    Claim claim() {
        return claim;
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

    /** Who claimed it last, and for what. */
    public Caller caller() {
        return claim.caller();
    }

    /** The attempt whose call claimed it last. */
    public AttemptId attempt() {
        return claim.caller().attempt();
    }

    /** The run of the call that claimed it last. */
    public RunId run() {
        return claim.caller().run();
    }

    /** Empty once saved: the save wipes it; and of a row from another file. */
    public Optional<OwnerToken> token() {
        return saved == null && recordedDigest == null ? Optional.of(claim.token()) : Optional.empty();
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
        if (recordedDigest != null) {
            return recordedDigest;
        }
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
