package claimdesk.store.claim;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;

/**
 * Who asks for a key, and for what: one call, serving one attempt.
 *
 * @param worker stable name of the process that serves the call; only the studied {@code executor-id} looks at it
 */
public record Caller(RunId run, ScopedKey key, AttemptId attempt, OrderId order, Operation operation, String worker) {

    public Subject subject() {
        return Subject.of(key).with(attempt).with(order);
    }
}
