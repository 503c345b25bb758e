package claimdesk.app.call;

import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.database.StoreException;
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

    /** How often the claim is made whose commit may have happened but was not acknowledged. */
    private static final int CLAIM_RUNS_MAX = 3;

    private final Desk desk;
    private final CallRecord record;
    private final Replies replies;
    private final CallWork work;

    private Step next = Step.RECEIVE;
    private int claimRuns;
    private ClaimRequest request;
    private Claim claim;
    private Reply reply;

    Call(Desk desk, Attempt attempt) {
        this.desk = desk;
        this.record = new CallRecord(attempt);
        this.replies = new Replies(desk.settings().profile());
        this.work = new CallWork(desk, record, replies);
    }

    private Call(Call other) {
        this.desk = other.desk;
        this.record = other.record.copy();
        this.replies = other.replies;
        this.work = other.work.copy(record);
        this.next = other.next;
        this.claimRuns = other.claimRuns;
        this.request = other.request;
        this.claim = other.claim;
        this.reply = other.reply;
    }

    /** A second call at the same place, on the same desk: for a driver that goes back. What it holds is immutable. */
    public Call copy() {
        return new Call(this);
    }

    /**
     * All that the rest of this call depends on beside the store and its clock, as text: of two calls of one attempt that
     * have the same, the same will come.
     */
    public String place() {
        switch (next) {
            case CLAIM:
                return next + " " + claimRuns;
            case WORK:
            case SAVE:
                return next + " " + claim.token().digest() + " " + claim.claimedAtMs() + " " + claim.leaseUntilMs()
                        + " " + work.place();
            case ANSWER:
                return next + " " + CallRecord.details(reply);
            default:
                return next.name();
        }
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
     *
     * @return whether it was renewed; if not, asking again is of no use
     */
    public boolean renew() {
        if (claim().isEmpty()) {
            return false;
        }
        try {
            Optional<Claim> renewed =
                    desk.store().write(tables -> claiming(tables).renew(claim, request.leaseMs()));
            renewed.ifPresent(longer -> claim = longer);
            return renewed.isPresent();
        } catch (StoreException failure) {
            record.notRenewed(failure);
            return false;
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
            boolean isInDoubt = claimRuns > 0 || failure.maybeCommitted();
            if (!mayRunAgain(failure)) {
                reply(isInDoubt ? replies.saveFailed() : replies.unavailable(failure.reason()));
            }
        }
    }

    private Step told(ClaimOutcome outcome) {
        return outcome.match(
                claimed -> {
                    claim = claimed.claim();
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
        if (work.run(store, claim)) {
            to(Step.SAVE);
        }
    }

    private void save(Transactions store) {
        if (work.isWithoutEffect()) {
            release(store);
            return;
        }
        try {
            SaveOutcome outcome = work.save(store, claim);
            outcome.match(
                    saved -> reply(work.reply()),
                    refused -> notSaved(replies.refused(refused.refusal().term())));
        } catch (RuntimeException failure) {
            record.failed(desk.store(), failure);
            notSaved(replies.saveFailed());
        }
    }

    private void release(Transactions store) {
        try {
            store.write(tables -> claiming(tables).release(claim, work.reply().code()));
        } catch (StoreException failure) {
            record.failed(desk.store(), failure);
        }
        reply(work.reply());
    }

    /** A server error; only a studied protocol says success all the same. */
    private Step notSaved(Reply serverError) {
        return reply(desk.protocol().answersUnsaved() ? work.reply() : serverError);
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
        return failure.maybeCommitted() && ++claimRuns < CLAIM_RUNS_MAX;
    }

    private Claiming claiming(Tables tables) {
        return tables.claiming(desk.protocol());
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
