package claimdesk.store.window.query;

import java.util.Optional;
import java.util.function.Function;

/** One thing that must hold of what is found. Exactly one case holds. */
public sealed interface Term {

    /**
     * A name begins so, byte for byte: case counts, and nothing is a wildcard.
     *
     * @param field which name; empty for any of them
     */
    record Named(Optional<Field> field, String prefix) implements Term {}

    /** A row has this status. */
    record Status(int code) implements Term {}

    /** The hash of a request begins so: the fingerprint, or that of the request with its body as it came. */
    record Hash(String prefix) implements Term {}

    /** It was received so often, counted up to {@value Query#ATTEMPTS_MAX}. */
    record Attempts(Relation relation, int number) implements Term {}

    /** It stands so, or that happened to it. */
    record In(StateWord word) implements Term {}

    /** A row is from {@code fromMs} on and before {@code toMs}, store clock. */
    record During(long fromMs, long toMs) implements Term {

        public static final During ALWAYS = new During(Long.MIN_VALUE, Long.MAX_VALUE);

        public boolean isAlways() {
            return equals(ALWAYS);
        }

        public boolean holds(long atMs) {
            return atMs >= fromMs && atMs < toMs;
        }
    }

    default <R> R match(
            Function<Named, R> named,
            Function<Status, R> status,
            Function<Hash, R> hash,
            Function<Attempts, R> attempts,
            Function<In, R> in,
            Function<During, R> during) {
        if (this instanceof Named one) {
            return named.apply(one);
        }
        if (this instanceof Status one) {
            return status.apply(one);
        }
        if (this instanceof Hash one) {
            return hash.apply(one);
        }
        if (this instanceof Attempts one) {
            return attempts.apply(one);
        }
        return this instanceof In one ? in.apply(one) : during.apply((During) this);
    }
}
