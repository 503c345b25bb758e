package claimdesk.app.call;

import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.Protocol.EffectRule;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.database.StoreException;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;

/**
 * The work of one call, from asking outside to its saved answer. Under {@code owned-claim-atomic} it is done in the
 * transaction of the save; under the others in its own, before.
 */
final class CallWork {

    /** How often work is run whose commit may have happened but was not acknowledged. */
    private static final int RUNS_MAX = 3;

    private final Desk desk;
    private final CallRecord record;
    private final Replies replies;
    private final OrderDesk orders;

    /** How asking outside went; null until it was asked, which is once. */
    private Outside.Reached reached;
    /** How the work ended; null until then. */
    private Ending ending;

    private int runs;

    CallWork(Desk desk, CallRecord record, Replies replies) {
        this.desk = desk;
        this.record = record;
        this.replies = replies;
        this.orders = new OrderDesk(desk.settings().profile());
    }

    CallWork copy(CallRecord copiedRecord) {
        CallWork copy = new CallWork(desk, copiedRecord, replies);
        copy.reached = reached;
        copy.ending = ending;
        copy.runs = runs;
        return copy;
    }

    /** How far it is, as text; see {@link Call#place}. */
    String place() {
        String end = ending == null ? "" : ending.outcome() + " " + CallRecord.details(reply());
        return reached + " " + runs + " " + end;
    }

    /**
     * Does the work, or, where it is done with the save, notes that it began. One transaction; outside is asked before.
     *
     * @return false if its commit was not acknowledged and it is to be run again
     */
    boolean run(Transactions store, Claim claim) {
        if (reached == null) {
            reached = desk.outside().ask(claim);
        }
        if (reached == Outside.Reached.UNAVAILABLE) {
            ending = replies.noEffect("What the work needs could not be reached.");
            return true;
        }
        try {
            ending = store.write(tables -> work(tables, claim));
            return true;
        } catch (StoreException failure) {
            return failed(failure);
        } catch (RuntimeException failure) {
            record.failed(desk.store(), failure);
            ending = isInDoubt() ? replies.unknown("The work failed.") : replies.noEffect("The work failed.");
            return true;
        }
    }

    private Ending work(Tables tables, Claim claim) {
        record.append(tables, EventType.WORK_STARTED, Details.none());
        if (reached == Outside.Reached.UNKNOWN) {
            return replies.unknown("Something outside may have been started.");
        }
        return rule() == EffectRule.WITH_THE_SAVE ? null : orders.work(tables, claim, rule());
    }

    /**
     * Nothing was done if the transaction failed and nothing outside was started. Where a commit is in doubt, only
     * guarded work may be run again, and "nothing was done" may not be said any more.
     */
    private boolean failed(StoreException failure) {
        boolean isNowInDoubt = isInDoubt() || failure.maybeCommitted();
        if (rule() != EffectRule.ON_THEIR_OWN && failure.maybeCommitted() && ++runs < RUNS_MAX) {
            return false;
        }
        ending = isNowInDoubt ? replies.unknown(failure.reason()) : replies.noEffect(failure.reason());
        return true;
    }

    private boolean isInDoubt() {
        return runs > 0 || reached == Outside.Reached.UNKNOWN;
    }

    /** Whether nothing was done, so that the key is to be released and not saved. */
    boolean isWithoutEffect() {
        return ending != null && ending.outcome() == OutcomeClass.NO_EFFECT;
    }

    /** What the vendor is told of the work, once it has ended. */
    Reply reply() {
        return Reply.of(ending.answer(), ending.code());
    }

    /** Saves the answer, in one transaction with the work where it is still to be done. */
    SaveOutcome save(Transactions store, Claim claim) {
        // Asked here, not in the unit of work, which may be run twice.
        boolean isWorkLeft = ending == null;
        return store.write(tables -> isWorkLeft ? workAndSave(tables, claim) : saveEnding(tables, claim));
    }

    /** Order change, outbox and answer in one: a refused save leaves none of them, only the record of its refusal. */
    private SaveOutcome workAndSave(Tables tables, Claim claim) {
        SaveOutcome outcome = tables.undoable(
                () -> {
                    ending = orders.work(tables, claim, rule());
                    return saveEnding(tables, claim);
                },
                SaveOutcome.Saved.class::isInstance);
        return outcome.match(saved -> saved, refused -> tables.claims().refused(claim));
    }

    private SaveOutcome saveEnding(Tables tables, Claim claim) {
        Claiming claiming = tables.claiming(desk.protocol());
        return claiming.save(
                claim, ending.answer(), ending.outcome(), desk.settings().retentionMs());
    }

    private EffectRule rule() {
        return desk.protocol().effectRule();
    }
}
