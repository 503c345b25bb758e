package claimdesk.store.study;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.SavedAnswer;

/** Trusts the in-progress mark: whoever set it. */
final class StatusOnly extends Studied {

    StatusOnly(Claims claims, CarelessWrites writes) {
        super(claims, writes);
    }

    @Override
    boolean write(Claim claim, SavedAnswer saved) {
        return writes.saveInProgress(claim, saved);
    }
}
