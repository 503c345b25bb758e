package claimdesk.app.stepper;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.room.Move;
import claimdesk.app.room.Rows;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.Standing;
import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Optional;

/**
 * A stepped room at one moment. Immutable.
 *
 * @param schedule the moves that were made
 * @param steps the same, with what came of each
 * @param undone what can be done again, the next first
 * @param isStopped whether the last move broke something and nobody said yet to go on
 */
public record Moment(Schedule schedule, List<Stepped> steps, List<Move> undone, boolean isStopped, Now now) {

    /**
     * What there is after the last move.
     *
     * @param callers in the order of their letters
     * @param offers what can be done next; nothing while the room is stopped
     * @param nowMs the store's clock, counted from the room's first instant
     */
    public record Now(
            List<Standing> callers, List<Offer> offers, Rows rows, long nowMs, List<InvariantResult> results) {

        public Now {
            callers = List.copyOf(callers);
            offers = List.copyOf(offers);
            results = List.copyOf(results);
        }
    }

    /** Something that can be done next, and what it is in words. */
    public record Offer(Move move, String words) {}

    public Moment {
        steps = List.copyOf(steps);
        undone = List.copyOf(undone);
    }

    /** The journal so far. */
    public List<Event> events() {
        return steps.stream().flatMap(step -> step.played().events().stream()).toList();
    }

    public Optional<Stepped> last() {
        return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1));
    }

    public Optional<Offer> offer(Move move) {
        return now.offers().stream().filter(one -> one.move().equals(move)).findFirst();
    }

    /** Whether every caller has answered or crashed. */
    public boolean isOver() {
        return now.callers().stream().allMatch(Standing::isThrough);
    }

    /** Whether one of the moves broke it. */
    public boolean hasBroken(Invariant invariant) {
        return steps.stream().anyMatch(step -> step.hasBroken(invariant));
    }
}
