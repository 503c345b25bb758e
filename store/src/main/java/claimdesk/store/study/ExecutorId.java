package claimdesk.store.study;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.SavedAnswer;
import java.util.Optional;

/** Owns by the worker's stable name: two calls of one worker cannot be told apart. */
final class ExecutorId extends Studied {

    ExecutorId(Claims claims, CarelessWrites writes) {
        super(claims, writes);
    }

    @Override
    public ClaimOutcome claim(ClaimRequest request) {
        return super.claim(byWorker(request));
    }

    @Override
    public Optional<ClaimOutcome> look(ClaimRequest request) {
        return super.look(byWorker(request));
    }

    @Override
    boolean write(Claim claim, SavedAnswer saved) {
        return writes.saveAsWorker(claim, saved);
    }

    private static ClaimRequest byWorker(ClaimRequest request) {
        OwnerToken name = new OwnerToken(request.caller().worker());
        return new ClaimRequest(request.caller(), request.fingerprint(), name, request.leaseMs());
    }
}
