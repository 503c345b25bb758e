package claimdesk.store.claim;

import java.util.function.Function;

/** What a caller learns on a write that is conditional on its claim. */
public sealed interface SaveOutcome {

    /** One row matched; the write is in this transaction. */
    record Saved() implements SaveOutcome {}

    /** No row matched: the key row is untouched and the caller must answer a server error. */
    record Refused(Refusal refusal) implements SaveOutcome {}

    default <R> R match(Function<Saved, R> saved, Function<Refused, R> refused) {
        return this instanceof Saved ? saved.apply((Saved) this) : refused.apply((Refused) this);
    }
}
