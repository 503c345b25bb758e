package claimdesk.app.agent;

import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.claim.ShownKeys;
import claimdesk.store.claim.ShownOutcome;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Acts of an agent on the row of a key. Each is one transaction: the write, conditional on the row that was shown, and the
 * journal row that says who did it and what the row was before.
 */
public final class KeyActions {

    private final String who;
    private final RowWords words;

    /**
     * @param who as the journal names the agent
     */
    public KeyActions(String who, RowWords words) {
        this.who = who;
        this.words = words;
    }

    /**
     * Removes the row that the question was about: releases its claim, or purges its answer.
     *
     * @param why in the agent's own words; may be empty
     */
    public ActOutcome remove(Transactions store, KeyQuestion asked, String why) {
        boolean isPurge = asked.kind() == ActionKind.PURGE;
        if (!isPurge && asked.kind() != ActionKind.RELEASE || !asked.isPossible()) {
            throw new IllegalArgumentException(asked.kind() + " of this row: " + asked.obstacle());
        }
        StoredKey shown = asked.sheet().row().orElseThrow();
        AgentAction action = AgentAction.of(asked.kind(), who, why);
        String reason = (isPurge ? "purged" : "claim released") + " by agent " + who;
        try {
            return store.write(tables -> remove(tables, asked.sheet(), shown, action, reason));
        } catch (StoreException failure) {
            return failed(failure);
        }
    }

    private ActOutcome remove(Tables tables, KeySheet sheet, StoredKey shown, AgentAction action, String reason) {
        return tables.shownKeys()
                .remove(shown, reason)
                .match(
                        unchanged -> {
                            long seq = journal(tables, sheet, action, Details.none());
                            return new ActOutcome.Done("Done: " + action.kind().words() + ". The key is free; row "
                                    + seq + " of the journal has who did it and what the row was.");
                        },
                        changed -> changed(sheet, changed, tables.claims().nowMs()));
    }

    /**
     * Journals that the request is about to be sent again as {@code attempt}, if the row is as it was shown, and then has
     * it sent.
     *
     * @param send what sends it, given the run that it belongs to: that of the key's row
     */
    ActOutcome announce(
            Transactions store, KeySheet sheet, String why, AttemptId attempt, Function<RunId, ActOutcome> send) {
        AgentAction action = AgentAction.of(ActionKind.RETRY, who, why);
        Supplier<ActOutcome> next;
        try {
            next = store.write(tables -> tables.shownKeys()
                    .compare(sheet.key(), sheet.row())
                    .match(
                            unchanged -> {
                                journal(tables, sheet, action, Details.of(Detail.SENT_AS, attempt));
                                RunId run = run(tables, sheet);
                                return () -> send.apply(run);
                            },
                            changed -> {
                                ActOutcome told =
                                        changed(sheet, changed, tables.claims().nowMs());
                                return () -> told;
                            }));
        } catch (StoreException failure) {
            return failed(failure);
        }
        return next.get();
    }

    private static long journal(Tables tables, KeySheet sheet, AgentAction action, Details facts) {
        Details before = sheet.row().map(ShownKeys::values).orElse(Details.none());
        return tables.agentActions().append(run(tables, sheet), sheet.subject(), action, before.and(facts));
    }

    /** Whatever is done to a row belongs to the run that made it: by that run's rows alone it can be understood. */
    private static RunId run(Tables tables, KeySheet sheet) {
        return sheet.row().map(StoredKey::run).orElseGet(() -> tables.runs().ofPeople());
    }

    private ActOutcome changed(KeySheet sheet, ShownOutcome.Changed changed, long nowMs) {
        return new ActOutcome.Changed(words.changes(sheet.row(), changed.now(), nowMs));
    }

    static ActOutcome failed(StoreException failure) {
        return new ActOutcome.Failed(
                failure.maybeCommitted()
                        ? "It is not known whether it was done: " + failure.reason()
                                + ". Look at the key again; asking once more does no harm, for it is done only if the"
                                + " row is as it is shown."
                        : "Nothing was done and nothing was written: " + failure.reason()
                                + ". The key's row is as it was; try again when that is mended.");
    }
}
