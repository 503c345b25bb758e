package claimdesk.store.window;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.order.Operation;

/**
 * One claim that is held, or was until its lease ended.
 *
 * @param id the row's number in its table, the same for as long as the key has a row
 * @param attempt the attempt whose call claimed it last
 * @param claimedAtMs store clock
 * @param leaseUntilMs store clock; the claim is good while this is greater than now
 * @param attempts how often this key was received, by the journal; not counted beyond {@link RowsByNumber#COUNTED_MAX}
 */
public record InProgressRow(
        long id,
        ScopedKey key,
        OrderId order,
        Operation operation,
        AttemptId attempt,
        RunId run,
        long claimedAtMs,
        long leaseUntilMs,
        int attempts) {}
