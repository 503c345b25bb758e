package claimdesk.store.claim;

import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Journal;
import java.time.InstantSource;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The key table and the owned-claim protocol (design section 2). A key's life:
 *
 * <ol>
 *   <li><b>claim</b>: insert a row in progress; where one is there already, decide by it: mismatch, replay, mine, busy,
 *       takeover of an ended lease, or a new claim of an answer past its retention;
 *   <li><b>renew</b>, any number of times, while the work goes on;
 *   <li><b>save</b> the answer, which wipes the token, or <b>release</b> the key where nothing happened.
 * </ol>
 *
 * <p>Every write after the claim names key, fingerprint, state, token and lease, and acts on the number of rows changed;
 * no instant belongs to two owners, for a save needs {@code lease_until_ms > now} and a takeover {@code lease_until_ms
 * <= now}. Every method runs within the caller's write transaction and journals what it did there. Bound to one
 * connection and not thread-safe.
 */
public final class Claims implements Claiming {

    /** How often a claim looks again when the row it read changed under it; within one write transaction it cannot. */
    private static final int LOOKS_MAX = 3;

    private final KeyTable keys;
    private final InstantSource clock;
    private final ClaimRecord record;

    public Claims(Handle handle, InstantSource clock, Journal journal) {
        this.keys = new KeyTable(handle);
        this.clock = clock;
        this.record = new ClaimRecord(journal);
    }

    @Override
    public ClaimOutcome claim(ClaimRequest request) {
        Claim claim = request.claimedAt(nowMs());
        if (keys.insert(claim)) {
            return claimed(EventType.CLAIMED, claim);
        }
        for (int look = 0; look < LOOKS_MAX; look++) {
            Optional<StoredKey> row = keys.find(claim.caller().key());
            if (row.isEmpty()) {
                if (keys.insert(claim)) {
                    return claimed(EventType.CLAIMED, claim);
                }
                continue;
            }
            Optional<ClaimOutcome> outcome = decide(row.get(), claim);
            if (outcome.isPresent()) {
                return outcome.get();
            }
        }
        throw new IllegalStateException("the row changed " + LOOKS_MAX + " times within one transaction: "
                + claim.caller().key());
    }

    /**
     * Decides by the row that is there, in the order of design section 2, step 2, and claims it where that is allowed.
     *
     * @return empty if the row changed since it was read
     */
    private Optional<ClaimOutcome> decide(StoredKey row, Claim claim) {
        long nowMs = claim.claimedAtMs();
        Optional<ClaimOutcome> taken = taken(row, claim);
        if (taken.isPresent()) {
            return taken;
        }
        if (row.token().equals(Optional.of(claim.token()))) {
            return Optional.of(new ClaimOutcome.Claimed(new Claim(
                    claim.caller(), claim.fingerprint(), claim.token(), row.claimedAtMs(), row.leaseUntilMs())));
        }
        if (row.isLeased(nowMs)) {
            return Optional.of(busy(row, claim));
        }
        if (row.state() == KeyState.IN_PROGRESS) {
            return keys.takeOver(row, claim) ? Optional.of(tookOver(row, claim)) : Optional.empty();
        }
        return claimExpired(row, claim) ? Optional.of(claimed(EventType.CLAIMED, claim)) : Optional.empty();
    }

    /** Mismatch or replay, if the row is one: the endings that need no claim. */
    private Optional<ClaimOutcome> taken(StoredKey row, Claim claim) {
        if (!row.fingerprint().sha256().equals(claim.fingerprint().sha256())) {
            return Optional.of(mismatch(row, claim));
        }
        return row.saved().filter(saved -> saved.isKept(claim.claimedAtMs())).map(saved -> replay(row, saved, claim));
    }

    @Override
    public Optional<ClaimOutcome> look(ClaimRequest request) {
        Claim claim = request.claimedAt(nowMs());
        Optional<StoredKey> row = keys.find(claim.caller().key());
        if (row.isEmpty()) {
            return Optional.empty();
        }
        Optional<ClaimOutcome> taken = taken(row.get(), claim);
        if (taken.isPresent() || !row.get().isLeased(claim.claimedAtMs())) {
            return taken;
        }
        return Optional.of(busy(row.get(), claim));
    }

    @Override
    public SaveOutcome save(Claim claim, Answer answer, OutcomeClass outcome, long retentionMs) {
        SavedAnswer saved = savedNow(answer, outcome, retentionMs);
        return keys.save(claim, saved) ? saved(claim, saved) : refused(claim);
    }

    @Override
    public Optional<Claim> renew(Claim claim, long leaseMs) {
        long nowMs = nowMs();
        Optional<Claim> renewed = keys.renew(claim, Math.addExact(nowMs, leaseMs), nowMs)
                .map(untilMs ->
                        new Claim(claim.caller(), claim.fingerprint(), claim.token(), claim.claimedAtMs(), untilMs));
        renewed.ifPresent(now -> record.renewed(now, rowNow(now)));
        return renewed;
    }

    @Override
    public SaveOutcome release(Claim claim, String reason) {
        if (!keys.release(claim, nowMs())) {
            return refused(claim);
        }
        record.released(claim, reason);
        return new SaveOutcome.Saved();
    }

    /**
     * Removes at most {@code limit} saved rows whose retention has passed. The journal keeps what happened to them.
     *
     * @return how many were removed
     */
    public int purge(RunId run, int limit) {
        long nowMs = nowMs();
        int purged = 0;
        for (StoredKey row : keys.expired(nowMs, limit)) {
            if (keys.deleteExpired(row.key(), nowMs)) {
                record.purged(run, row, "retention has passed");
                purged++;
            }
        }
        return purged;
    }

    /**
     * Removes the key's row whatever its state: a person's act, or a fault on purpose.
     *
     * @return whether there was one
     */
    public boolean remove(RunId run, ScopedKey key, String reason) {
        Optional<StoredKey> row = keys.find(key);
        row.ifPresent(there -> {
            keys.delete(key);
            record.purged(run, there, reason);
        });
        return row.isPresent();
    }

    public Optional<StoredKey> find(ScopedKey key) {
        return keys.find(key);
    }

    /** The answer as a save of this instant would store it. */
    public SavedAnswer savedNow(Answer answer, OutcomeClass outcome, long retentionMs) {
        long nowMs = nowMs();
        return new SavedAnswer(answer, outcome, nowMs, Math.addExact(nowMs, retentionMs));
    }

    /** The store's clock, by which every claim and save is stamped and judged. */
    public long nowMs() {
        return clock.millis();
    }

    /** Journals that {@code claim} owns its key. */
    public ClaimOutcome claimed(EventType type, Claim claim) {
        record.claimed(type, claim);
        return new ClaimOutcome.Claimed(claim);
    }

    /** Journals that the key's row now holds {@code saved}, with the row as it stands, whatever claim was presented. */
    public SaveOutcome saved(Claim claim, SavedAnswer saved) {
        record.saved(claim, saved, rowNow(claim));
        return new SaveOutcome.Saved();
    }

    /** Journals a refused save: looks at the row only to name the first term that failed, and never writes it. */
    public SaveOutcome refused(Claim claim) {
        Refusal refusal = Refusal.of(keys.find(claim.caller().key()), claim, nowMs());
        record.refused(claim, refusal);
        return new SaveOutcome.Refused(refusal);
    }

    private ClaimOutcome tookOver(StoredKey row, Claim claim) {
        record.tookOver(row, claim);
        return new ClaimOutcome.Claimed(claim);
    }

    private boolean claimExpired(StoredKey row, Claim claim) {
        SavedAnswer read = row.saved().orElseThrow();
        boolean isMine = keys.claimExpired(row.key(), read, claim);
        if (isMine) {
            record.expired(row, read, claim);
        }
        return isMine;
    }

    private ClaimOutcome mismatch(StoredKey row, Claim claim) {
        record.mismatch(row, claim);
        return new ClaimOutcome.Mismatch(row.fingerprint().sha256());
    }

    private ClaimOutcome replay(StoredKey row, SavedAnswer saved, Claim claim) {
        record.replayed(row, saved, claim);
        return new ClaimOutcome.Replay(saved.answer(), saved.outcome(), saved.savedAtMs(), row.attempt());
    }

    private ClaimOutcome busy(StoredKey row, Claim claim) {
        long leaseLeftMs = row.leaseUntilMs() - claim.claimedAtMs();
        record.busy(row, claim, leaseLeftMs);
        return new ClaimOutcome.Busy(leaseLeftMs);
    }

    /** Digest of the row as it stands, whatever claim was presented. */
    private String rowNow(Claim claim) {
        return keys.find(claim.caller().key()).map(StoredKey::digest).orElse(StoredKey.GONE);
    }
}
