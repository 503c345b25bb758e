package claimdesk.store;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.SaveOutcome;
import java.util.Optional;

/** A protocol whose every step is a transaction of its own, as the steps of a call are. */
final class OwnTransactions implements Claiming {

    private final Transactions store;
    private final Protocol protocol;

    OwnTransactions(Transactions store, Protocol protocol) {
        this.store = store;
        this.protocol = protocol;
    }

    @Override
    public ClaimOutcome claim(ClaimRequest request) {
        return store.write(tables -> tables.claiming(protocol).claim(request));
    }

    @Override
    public Optional<ClaimOutcome> look(ClaimRequest request) {
        return store.write(tables -> tables.claiming(protocol).look(request));
    }

    @Override
    public SaveOutcome save(Claim claim, Answer answer, OutcomeClass outcome, long retentionMs) {
        return store.write(tables -> tables.claiming(protocol).save(claim, answer, outcome, retentionMs));
    }

    @Override
    public Optional<Claim> renew(Claim claim, long leaseMs) {
        return store.write(tables -> tables.claiming(protocol).renew(claim, leaseMs));
    }

    @Override
    public SaveOutcome release(Claim claim, String reason) {
        return store.write(tables -> tables.claiming(protocol).release(claim, reason));
    }
}
