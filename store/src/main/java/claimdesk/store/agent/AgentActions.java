package claimdesk.store.agent;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Journal;
import claimdesk.store.journal.Subject;
import java.util.List;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** What people did, among the journal's rows. Rows are only ever added. Bound to one connection and not thread-safe. */
public final class AgentActions {

    private final Handle handle;
    private final Journal journal;
    private final Supplier<RunId> peoplesRun;

    /**
     * @param peoplesRun the run that acts belong to that are about no run; begun when it is first asked for
     */
    public AgentActions(Handle handle, Journal journal, Supplier<RunId> peoplesRun) {
        this.handle = handle;
        this.journal = journal;
        this.peoplesRun = peoplesRun;
    }

    /** Appends an act that changes nothing. Returns its seq. */
    public long append(Subject subject, AgentAction action) {
        return append(peoplesRun.get(), subject, action, Details.none());
    }

    /**
     * Appends an act, in the transaction of what it changes.
     *
     * @param run the run whose row it is about
     * @param facts what it was done to
     */
    public long append(RunId run, Subject subject, AgentAction action, Details facts) {
        return journal.append(run, EventType.AGENT_ACTION, subject, facts.and(action.details()));
    }

    /** The acts about {@code order}, and about its keys, newest first, at most {@code limit}. */
    public List<Event> ofOrder(OrderId order, int limit) {
        return Journal.events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE order_id = :order
                           AND type = 'AGENT_ACTION'
                         ORDER BY seq DESC
                         LIMIT :limit
                        """)
                .bind("order", order.text())
                .bind("limit", limit));
    }

    /** The acts about {@code key}, newest first, at most {@code limit}. */
    public List<Event> ofKey(ScopedKey key, int limit) {
        return Journal.events(handle.createQuery(
                        """
                        SELECT seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details
                          FROM journal
                         WHERE vendor = :vendor
                           AND key = :key
                           AND type = 'AGENT_ACTION'
                         ORDER BY seq DESC
                         LIMIT :limit
                        """)
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text())
                .bind("limit", limit));
    }
}
