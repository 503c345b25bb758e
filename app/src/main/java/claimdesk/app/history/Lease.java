package claimdesk.app.history;

import claimdesk.store.journal.Event;
import java.util.Optional;

/**
 * One claim as it was held.
 *
 * @param claim the CLAIMED or TAKEN_OVER that it began with
 * @param untilMs when it ends by itself, store clock, renewals included
 * @param endedBy what ended it: its own save or release, another's takeover, or the key's removal; empty if only time can
 */
public record Lease(Event claim, long untilMs, Optional<Event> endedBy) {

    Lease renewed(long laterMs) {
        return new Lease(claim, laterMs, endedBy);
    }

    Lease ended(Event by) {
        return new Lease(claim, untilMs, Optional.of(by));
    }
}
