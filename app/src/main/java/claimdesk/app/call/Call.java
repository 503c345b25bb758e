package claimdesk.app.call;

import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.Protocol.EffectRule;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.database.StoreException;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import java.time.Instant;
import java.util.Optional;

/**
 * One attempt being served, step by step (design section 3). It holds no thread and no transaction between two steps, so
 * that a driver may run the next step at once, later, interleaved with those of other calls, or never: a call that is
 * dropped is a caller that crashed. The same steps run live, simulated, stepped by a person, and explored. Not
 * thread-safe: one step at a time.
 *
 * <pre>
 * RECEIVE ─ LOOK? ─ CLAIM ─┬─ claimed ──── WORK ─ SAVE ─┬─ saved ──── ANSWER with the work's answer
 *                          ├─ replay ─┐                 ├─ refused ── ANSWER with a server error
 *                          ├─ busy ───┼─ ANSWER         └─ failed ─── ANSWER with a server error
 *                          └─ mismatch┘
 * </pre>
 */
public final class Call {

    /** How often a step is run whose commit may have happened but was not acknowledged. */
    private static final int RUNS_MAX = 3;

    private final Desk desk;
    private final CallRecord record;
    private final Replies replies;
    private final OrderDesk orders;

    private Step next = Step.RECEIVE;
    private int runs;
    private ClaimRequest request;
    private Claim claim;
    /** How asking outside went; null until it was asked, which is once. */
    private Outside.Reached reached;
    /** How the work ended; null until then, and until the save where the work is done with it. */
    private Ending ending;

    private Reply reply;

    Call(Desk desk, Attempt attempt) {
        this.desk = desk;
        this.record = new CallRecord(attempt);
        this.replies = new Replies(desk.settings().profile());
        this.orders = new OrderDesk(desk.settings().profile());
    }

    /** The step that {@link #step()} would run; DONE when there is none. */
    public Step next() {
        return next;
    }

    /** What the vendor is told; present once ANSWER has run. */
    public Optional<Reply> reply() {
        return next == Step.DONE ? Optional.of(reply) : Optional.empty();
    }

    /** The claim that this call holds, as far as it knows; present from the claim until the answer. */
    public Optional<Claim> claim() {
        return next == Step.WORK || next == Step.SAVE ? Optional.of(claim) : Optional.empty();
    }

    public Attempt attempt() {
        return record.attempt();
    }

    /** Runs the next step on the desk's store. */
    public void step() {
        step(desk.store());
    }

    /** Runs the next step on {@code store}: the desk's own, or that store with a fault put in front of it. */
    public void step(Transactions store) {
        switch (next) {
            case RECEIVE:
                receive(store);
                break;
            case LOOK:
                look(store);
                break;
            case CLAIM:
                claim(store);
                break;
            case WORK:
                work(store);
                break;
            case SAVE:
                save(store);
                break;
            case ANSWER:
                answer(store);
                break;
            default:
                throw new IllegalStateException("the call is done: " + attempt().id());
        }
    }

    /**
     * Makes the lease of the claim that is held end one whole lease from now, if it is still owned. One that could not
     * be renewed is kept as it is: its lease may end before the save, which is then refused.
     */
    public void renew() {
        if (claim().isEmpty()) {
            return;
        }
        try {
            desk.store()
                    .write(tables -> claiming(tables).renew(claim, request.leaseMs()))
                    .ifPresent(renewed -> claim = renewed);
        } catch (StoreException failure) {
            record.notRenewed(failure);
        }
    }

    private void receive(Transactions store) {
        Reception reception = Reception.of(attempt());
        try {
            store.write(tables -> record.append(tables, EventType.RECEIVED, reception.details()));
        } catch (StoreException failure) {
            reply(replies.unavailable(failure.reason()));
            return;
        }
        reception.match(
                accepted -> {
                    record.accepted(accepted.key(), accepted.order());
                    request = new ClaimRequest(
                            record.caller(desk.settings().worker()),
                            accepted.fingerprint(),
                            desk.tokens().next(),
                            desk.settings().leaseMs(attempt().operation()));
                    return to(desk.protocol().looksFirst() ? Step.LOOK : Step.CLAIM);
                },
                rejected -> reply(replies.problem(rejected.code(), rejected.detail())));
    }

    private void look(Transactions store) {
        try {
            store.write(tables -> claiming(tables).look(request)).ifPresentOrElse(this::told, () -> to(Step.CLAIM));
        } catch (StoreException failure) {
            reply(replies.unavailable(failure.reason()));
        }
    }

    /** Claims; after a lost acknowledgement once more with the same token, which finds its own claim (case C13). */
    private void claim(Transactions store) {
        try {
            told(store.write(tables -> claiming(tables).claim(request)));
        } catch (StoreException failure) {
            boolean isInDoubt = runs > 0 || failure.maybeCommitted();
            if (!mayRunAgain(failure)) {
                reply(isInDoubt ? replies.saveFailed() : replies.unavailable(failure.reason()));
            }
        }
    }

    private Step told(ClaimOutcome outcome) {
        return outcome.match(
                claimed -> {
                    claim = claimed.claim();
                    runs = 0;
                    return to(Step.WORK);
                },
                replay -> reply(Reply.replay(
                        replay.answer(),
                        Instant.ofEpochMilli(replay.savedAtMs()).toString(),
                        replay.savedBy().text())),
                busy -> reply(replies.busy(busy.leaseLeftMs())),
                mismatch -> reply(replies.problem(
                        ReplyCode.KEY_MISMATCH, "The key was first used for a request with another fingerprint.")));
    }

    private void work(Transactions store) {
        if (reached == null) {
            reached = desk.outside().ask(claim);
        }
        if (reached == Outside.Reached.UNAVAILABLE) {
            end(replies.noEffect("What the work needs could not be reached."));
            return;
        }
        try {
            ending = store.write(tables -> {
                record.append(tables, EventType.WORK_STARTED, Details.none());
                if (reached == Outside.Reached.UNKNOWN) {
                    return replies.unknown("Something outside may have been started.");
                }
                return worksInSave() ? null : orders.work(tables, claim, rule());
            });
            to(Step.SAVE);
        } catch (StoreException failure) {
            workFailed(failure);
        } catch (RuntimeException failure) {
            record.failed(desk.store(), failure);
            end(isWorkInDoubt() ? replies.unknown("The work failed.") : replies.noEffect("The work failed."));
        }
    }

    /**
     * Nothing was done if the transaction failed and nothing outside was started. Where a commit is in doubt, only
     * guarded work may be run again, and "nothing was done" may not be said any more.
     */
    private void workFailed(StoreException failure) {
        boolean isInDoubt = isWorkInDoubt() || failure.maybeCommitted();
        boolean runsAgain = rule() != EffectRule.ON_THEIR_OWN && mayRunAgain(failure);
        if (!runsAgain) {
            end(isInDoubt ? replies.unknown(failure.reason()) : replies.noEffect(failure.reason()));
        }
    }

    private boolean isWorkInDoubt() {
        return runs > 0 || reached == Outside.Reached.UNKNOWN;
    }

    private void save(Transactions store) {
        if (ending != null && ending.outcome() == OutcomeClass.NO_EFFECT) {
            release(store);
            return;
        }
        boolean isWorkLeft = ending == null;
        try {
            SaveOutcome outcome = store.write(tables -> isWorkLeft ? workAndSave(tables) : saveEnding(tables));
            outcome.match(
                    saved -> reply(Reply.of(ending.answer(), ending.code())),
                    refused -> notSaved(replies.refused(refused.refusal().term())));
        } catch (RuntimeException failure) {
            failed(failure);
        }
    }

    private SaveOutcome saveEnding(Tables tables) {
        return claiming(tables).save(claim, ending.answer(), ending.outcome(), retentionMs());
    }

    /** Order change, outbox and answer in one: a refused save leaves none of them, only the record of its refusal. */
    private SaveOutcome workAndSave(Tables tables) {
        SaveOutcome outcome = tables.undoable(
                () -> {
                    ending = orders.work(tables, claim, rule());
                    return saveEnding(tables);
                },
                SaveOutcome.Saved.class::isInstance);
        return outcome.match(saved -> saved, refused -> tables.claims().refused(claim));
    }

    private void release(Transactions store) {
        try {
            store.write(tables -> claiming(tables).release(claim, ending.code().text()));
        } catch (StoreException failure) {
            record.failed(desk.store(), failure);
        }
        reply(Reply.of(ending.answer(), ending.code()));
    }

    private void failed(RuntimeException failure) {
        record.failed(desk.store(), failure);
        notSaved(replies.saveFailed());
    }

    /** A server error; only a studied protocol says success all the same. */
    private Step notSaved(Reply serverError) {
        return reply(desk.protocol().answersUnsaved() ? Reply.of(ending.answer(), ending.code()) : serverError);
    }

    private void answer(Transactions store) {
        try {
            store.write(tables -> record.append(tables, EventType.ANSWERED, CallRecord.details(reply)));
        } catch (StoreException failure) {
            // What the journal does not know must not be told as a success; the retry finds the saved answer. Where
            // only
            // the acknowledgement is missing, the journal does know.
            reply = failure.maybeCommitted() ? reply : replies.saveFailed();
        }
        to(Step.DONE);
    }

    private boolean mayRunAgain(StoreException failure) {
        return failure.maybeCommitted() && ++runs < RUNS_MAX;
    }

    private boolean worksInSave() {
        return rule() == EffectRule.WITH_THE_SAVE;
    }

    private EffectRule rule() {
        return desk.protocol().effectRule();
    }

    private long retentionMs() {
        return desk.settings().retentionMs();
    }

    private Claiming claiming(Tables tables) {
        return tables.claiming(desk.protocol());
    }

    private void end(Ending how) {
        ending = how;
        to(Step.SAVE);
    }

    private Step reply(Reply told) {
        reply = told;
        return to(Step.ANSWER);
    }

    private Step to(Step step) {
        next = step;
        return step;
    }
}
