package claimdesk.store.study;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.journal.EventType;

/** A SELECT said that the key was free; by the time of the INSERT it may not be. */
final class CheckThenInsert extends Studied {

    CheckThenInsert(Claims claims, CarelessWrites writes) {
        super(claims, writes);
    }

    @Override
    public ClaimOutcome claim(ClaimRequest request) {
        Claim claim = request.claimedAt(claims.nowMs());
        writes.claimRegardless(claim);
        return claims.claimed(EventType.CLAIMED, claim);
    }

    @Override
    boolean write(Claim claim, SavedAnswer saved) {
        return writes.saveByKey(claim, saved);
    }
}
