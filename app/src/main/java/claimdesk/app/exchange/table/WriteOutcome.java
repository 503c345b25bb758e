package claimdesk.app.exchange.table;

import java.util.function.Function;

/** How the writing of a table ended. */
public sealed interface WriteOutcome {

    record Written(long rows) implements WriteOutcome {}

    /** It was broken off; what was at the target before still is. */
    record Cancelled() implements WriteOutcome {}

    default <R> R match(Function<Written, R> written, Function<Cancelled, R> cancelled) {
        return this instanceof Written ? written.apply((Written) this) : cancelled.apply((Cancelled) this);
    }
}
