package claimdesk.app.evidence;

import claimdesk.store.claim.KeyState;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;

/**
 * No key is stuck past its lease: nobody is told "busy" once it has ended, and no call that told its vendor something
 * final leaves its key in progress. (After a crash, a refused or a failed save the key may stay in progress; the next
 * retry takes it over.)
 */
final class NoStuckKey extends Rule {

    private static final long SERVER_ERRORS = 500;

    /** How an attempt that claimed the key was answered, if it was. */
    private record Answered(long seq, boolean isForGood) {}

    /** By attempt, from its claim until it saves or releases: at the end, only the row's holder matters. */
    private final Recent<Answered> holders = new Recent<>();

    NoStuckKey(Findings findings) {
        super(findings);
    }

    @Override
    void accept(Event event) {
        switch (event.type()) {
            case BUSY:
                checkBusy(event);
                break;
            case CLAIMED:
            case TAKEN_OVER:
                event.subject().attempt().ifPresent(attempt -> holders.put(attempt, new Answered(event.seq(), false)));
                break;
            case ANSWERED:
                event.subject()
                        .attempt()
                        .filter(attempt -> holders.of(attempt).isPresent())
                        .ifPresent(holder -> holders.put(holder, answered(event)));
                break;
            case SAVED:
            case RELEASED:
                event.subject().attempt().ifPresent(holders::remove);
                break;
            default:
                break;
        }
    }

    private static Answered answered(Event event) {
        long status = event.details().number(Detail.STATUS).orElse(SERVER_ERRORS);
        return new Answered(event.seq(), status < SERVER_ERRORS);
    }

    private void checkBusy(Event busy) {
        long leaseUntilMs = busy.details().number(Detail.LEASE_UNTIL_MS).orElse(Long.MIN_VALUE);
        if (busy.atMs() >= leaseUntilMs) {
            violated(
                    busy,
                    "attempt " + attempt(busy) + " was told \"busy\" " + (busy.atMs() - leaseUntilMs)
                            + " ms after the lease had ended",
                    busy.seq());
        }
    }

    @Override
    boolean needsRow() {
        return !holders.isEmpty();
    }

    @Override
    void atEnd(KeyEnd end) {
        end.row()
                .filter(there -> there.state() == KeyState.IN_PROGRESS && !there.isLeased(end.nowMs()))
                .flatMap(there -> holders.of(there.attempt()))
                .filter(Answered::isForGood)
                .ifPresent(answered -> violatedAtEnd(
                        end,
                        "key " + end.key()
                                + " is still in progress though the attempt that holds it was answered for good",
                        answered.seq()));
    }
}
