package claimdesk.app.stepper;

import claimdesk.app.room.Move;
import claimdesk.app.room.Schedule;
import java.math.BigInteger;
import java.util.function.Function;

/** What can be said to somebody who wants to break an invariant. Exactly one case holds. */
public sealed interface Hint {

    /** Going on from here breaks it: {@code next}, and then as {@code way} has it. */
    record GoOn(Move next, Schedule way, boolean isShortest) implements Hint {}

    /** It was not found to break from here, but from the start as {@code way} has it. */
    record BeginAnew(Move next, Schedule way, boolean isShortest) implements Hint {}

    /** Nothing breaks it: none in all these schedules from the start, with that many faults at most. */
    record CannotBeBroken(BigInteger schedules, int faultsMax) implements Hint {}

    /** Nothing was found in what was tried, and not all was tried. */
    record NotFound(BigInteger schedules, long statesMax) implements Hint {}

    default <R> R match(
            Function<GoOn, R> goOn,
            Function<BeginAnew, R> beginAnew,
            Function<CannotBeBroken, R> cannotBeBroken,
            Function<NotFound, R> notFound) {
        if (this instanceof GoOn one) {
            return goOn.apply(one);
        }
        if (this instanceof BeginAnew one) {
            return beginAnew.apply(one);
        }
        return this instanceof CannotBeBroken one ? cannotBeBroken.apply(one) : notFound.apply((NotFound) this);
    }
}
