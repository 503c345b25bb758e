package claimdesk.store.study;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.claim.SavedAnswer;
import java.util.Optional;

/** Claims as {@link Claims} does, and saves by a write that leaves terms of the predicate out. */
abstract class Studied implements Claiming {

    final Claims claims;
    final CarelessWrites writes;

    Studied(Claims claims, CarelessWrites writes) {
        this.claims = claims;
        this.writes = writes;
    }

    /** The studied write. Returns whether it changed the row. */
    abstract boolean write(Claim claim, SavedAnswer saved);

    @Override
    public ClaimOutcome claim(ClaimRequest request) {
        return claims.claim(request);
    }

    @Override
    public Optional<ClaimOutcome> look(ClaimRequest request) {
        return claims.look(request);
    }

    @Override
    public SaveOutcome save(Claim claim, Answer answer, OutcomeClass outcome, long retentionMs) {
        SavedAnswer saved = claims.savedNow(answer, outcome, retentionMs);
        return write(claim, saved) ? claims.saved(claim, saved) : claims.refused(claim);
    }

    @Override
    public Optional<Claim> renew(Claim claim, long leaseMs) {
        return claims.renew(claim, leaseMs);
    }

    @Override
    public SaveOutcome release(Claim claim, String reason) {
        return claims.release(claim, reason);
    }
}
