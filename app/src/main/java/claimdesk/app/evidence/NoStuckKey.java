package claimdesk.app.evidence;

import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * No key is stuck past its lease: nobody is told "busy" once it has ended, and no call that told its vendor something
 * final leaves its key in progress. (After a crash, a refused or a failed save the key may stay in progress; the next
 * retry takes it over.)
 */
final class NoStuckKey extends Rule {

    private static final long SERVER_ERRORS = 500;

    private final Map<AttemptId, Event> answered = new HashMap<>();

    @Override
    void accept(Event event) {
        switch (event.type()) {
            case BUSY:
                checkBusy(event);
                break;
            case CLAIMED:
            case TAKEN_OVER:
                // Only the holder's own answer matters at the end.
                event.subject().attempt().ifPresent(attempt -> answered.put(attempt, event));
                break;
            case ANSWERED:
                event.subject().attempt().ifPresent(attempt -> answered.computeIfPresent(attempt, (a, c) -> event));
                break;
            case SAVED:
            case RELEASED:
                event.subject().attempt().ifPresent(answered::remove);
                break;
            default:
                break;
        }
    }

    private void checkBusy(Event busy) {
        long leaseUntilMs = busy.details().number(Detail.LEASE_UNTIL_MS).orElse(Long.MIN_VALUE);
        if (busy.atMs() >= leaseUntilMs) {
            violated(
                    "attempt " + busy.subject().attempt().map(AttemptId::text).orElse("?") + " was told \"busy\" "
                            + (busy.atMs() - leaseUntilMs) + " ms after the lease had ended",
                    busy.seq());
        }
    }

    @Override
    void atEnd(ScopedKey key, Optional<StoredKey> row, long nowMs) {
        row.filter(there -> there.state() == KeyState.IN_PROGRESS && !there.isLeased(nowMs))
                .map(there -> answered.get(there.attempt()))
                .filter(NoStuckKey::toldSomethingFinal)
                .ifPresent(event -> violated(
                        "key " + key + " is still in progress though the attempt that holds it was answered for good",
                        List.of(event.seq())));
    }

    private static boolean toldSomethingFinal(Event event) {
        long status = event.details().number(Detail.STATUS).orElse(SERVER_ERRORS);
        return status < SERVER_ERRORS;
    }
}
