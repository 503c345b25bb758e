package claimdesk.app.agent;

import claimdesk.app.call.Attempt;
import claimdesk.app.call.Call;
import claimdesk.app.call.CallSettings;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Outside;
import claimdesk.app.call.Reply;
import claimdesk.app.call.Request;
import claimdesk.app.call.Step;
import claimdesk.app.casework.CaseCall;
import claimdesk.store.Transactions;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import java.util.function.Supplier;

/**
 * Sends a vendor's request again in its place: through the desk that serves real vendors, step by step, as any attempt is
 * served. What the journal then says of it is that the reply did not go to the vendor.
 */
public final class VendorRetry {

    private static final String TOLD = "the reply was shown to the agent who sent the request, not sent to the vendor";

    private final KeyActions actions;
    private final Supplier<AttemptId> attempts;
    private final OwnerTokens tokens;

    /**
     * @param attempts a name that no other attempt has
     */
    public VendorRetry(KeyActions actions, Supplier<AttemptId> attempts, OwnerTokens tokens) {
        this.actions = actions;
        this.attempts = attempts;
        this.tokens = tokens;
    }

    /**
     * Sends {@code request}, which must be the one that the key was used for. If the key's row has changed since the
     * question, or that cannot be journalled, it is not sent.
     *
     * @param why in the agent's own words; may be empty
     */
    public ActOutcome send(Transactions store, CallSettings settings, KeyQuestion asked, Request request, String why) {
        KnownRequest known = asked.sheet().request().orElseThrow();
        if (asked.kind() != ActionKind.RETRY || !asked.isPossible() || !known.isSame(request)) {
            throw new IllegalArgumentException(
                    "not the request of key " + asked.sheet().key());
        }
        AttemptId attempt = attempts.get();
        return actions.announce(store, asked.sheet(), why, attempt, run -> {
            Attempt same = Attempt.of(run, attempt, asked.sheet().key().vendor(), known.operation(), request)
                    .key(asked.sheet().key().key().text())
                    .tryNumber(Math.toIntExact(known.tries() + 1))
                    .build();
            Outside ready = claim -> Outside.Reached.READY;
            return serve(
                    store,
                    Desk.live(store, FitProtocol.DEFAULT, settings, tokens, ready)
                            .serve(same));
        });
    }

    /** The live way of driving a call: one step after another, at once. */
    private static ActOutcome serve(Transactions store, Call call) {
        while (call.next() != Step.DONE) {
            call.step();
        }
        Reply reply = call.reply().orElseThrow();
        return new ActOutcome.Answered(reply, words(call, reply) + notTold(store, call));
    }

    private static String words(Call call, Reply reply) {
        return "Attempt " + call.attempt().id() + " was answered " + reply.status()
                + (reply.code().isEmpty() ? "" : " " + reply.code())
                + (reply.isReplay() ? ", the saved answer given again" : "") + ".";
    }

    /** Whoever reads the journal must not think that the vendor knows. */
    private static String notTold(Transactions store, Call call) {
        Details facts = Details.of(Detail.REASON, TOLD).with(Detail.WHERE, CaseCall.TO_AN_AGENT);
        try {
            store.write(tables -> tables.journal()
                    .append(
                            call.attempt().run(),
                            EventType.REPLY_LOST,
                            call.attempt().subject(),
                            facts));
            return " The vendor has not been told.";
        } catch (StoreException failure) {
            return " The vendor has not been told; that this is so could not be journalled: " + failure.reason()
                    + ". Write a note.";
        }
    }
}
