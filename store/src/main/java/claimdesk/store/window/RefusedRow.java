package claimdesk.store.window;

import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.Subject;
import java.util.Optional;

/**
 * One refused save, as the journal has it.
 *
 * @param seq its place in the journal; a page that ends with this row ends here
 * @param atMs store clock
 * @param term the first term of the save's predicate that failed
 * @param details what was stored against what was presented
 */
public record RefusedRow(
        long seq,
        long atMs,
        ScopedKey key,
        OrderId order,
        AttemptId attempt,
        RunId run,
        PredicateTerm term,
        Details details) {

    /**
     * @throws IllegalStateException if {@code refused} does not say whose save was refused, or why
     */
    static RefusedRow of(Event refused) {
        Subject subject = refused.subject();
        return new RefusedRow(
                refused.seq(),
                refused.atMs(),
                known(subject.scopedKey(), "vendor and key", refused),
                known(subject.order(), "order", refused),
                known(subject.attempt(), "attempt", refused),
                refused.run(),
                known(refused.details().text(Detail.TERM).flatMap(PredicateTerm::named), "term", refused),
                refused.details());
    }

    private static <T> T known(Optional<T> part, String name, Event refused) {
        return part.orElseThrow(() ->
                new IllegalStateException("the refused save in journal row " + refused.seq() + " names no " + name));
    }
}
