package claimdesk.store.window;

import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.order.Operation;

/**
 * One saved answer, without its headers and body.
 *
 * @param id the row's number in its table, the same for as long as the key has a row
 * @param attempt the attempt whose call saved it
 * @param claimedAtMs store clock
 * @param savedAtMs store clock
 * @param attempts how often this key was received, by the journal; not counted beyond {@link RowsByNumber#COUNTED_MAX}
 * @param replays how often its answer was given again, by the journal; not counted beyond {@link RowsByNumber#COUNTED_MAX}
 */
public record SavedRow(
        long id,
        ScopedKey key,
        OrderId order,
        Operation operation,
        AttemptId attempt,
        RunId run,
        int status,
        OutcomeClass outcome,
        long claimedAtMs,
        long savedAtMs,
        int attempts,
        int replays) {

    /** From the claim that was saved to its save, milliseconds. */
    public long durationMs() {
        return savedAtMs - claimedAtMs;
    }
}
