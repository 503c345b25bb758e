package claimdesk.store.claim;

import java.util.Optional;
import java.util.function.Function;

/** What a person learns whose act is conditional on a key row as it was shown. */
public sealed interface ShownOutcome {

    /** The row was as it was shown, and what was to be written is in this transaction. */
    record Unchanged() implements ShownOutcome {}

    /**
     * The row is another by now; nothing was written.
     *
     * @param now empty if it is gone
     */
    record Changed(Optional<StoredKey> now) implements ShownOutcome {}

    default <R> R match(Function<Unchanged, R> unchanged, Function<Changed, R> changed) {
        return this instanceof Unchanged ? unchanged.apply((Unchanged) this) : changed.apply((Changed) this);
    }
}
