package claimdesk.app.history;

import claimdesk.store.journal.Event;
import java.util.function.Function;

/** What became of an attempt's answer on its way to the vendor. Exactly one case holds. */
public sealed interface Delivery {

    /** Answered, and nothing in the journal says that the answer did not arrive. */
    record Answered(Event answer, boolean isReplay) implements Delivery {}

    /** Answered, and the journal says that the answer did not arrive. */
    record Lost(Event answer, Event lost) implements Delivery {}

    /** Not answered, as far as the journal knows. */
    record Nothing() implements Delivery {}

    default <R> R match(Function<Answered, R> answered, Function<Lost, R> lost, Function<Nothing, R> nothing) {
        if (this instanceof Answered a) {
            return answered.apply(a);
        }
        if (this instanceof Lost l) {
            return lost.apply(l);
        }
        return nothing.apply((Nothing) this);
    }
}
