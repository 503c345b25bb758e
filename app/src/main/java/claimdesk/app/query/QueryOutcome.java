package claimdesk.app.query;

import claimdesk.store.window.query.Query;
import java.util.List;
import java.util.function.Function;

/** What a text means. Exactly one case holds. */
public sealed interface QueryOutcome {

    /**
     * It is a query.
     *
     * @param offers what may have been meant as well
     */
    record Understood(Query query, List<Offer> offers) implements QueryOutcome {

        public Understood {
            offers = List.copyOf(offers);
        }
    }

    /** Part of it cannot be read, so that nothing is searched for. */
    record Misunderstood(QueryProblem problem) implements QueryOutcome {}

    default <R> R match(Function<Understood, R> understood, Function<Misunderstood, R> misunderstood) {
        return this instanceof Understood one ? understood.apply(one) : misunderstood.apply((Misunderstood) this);
    }
}
