package claimdesk.app.casework;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import java.util.function.Function;

/** What a case is about. Exactly one case holds. */
public sealed interface Topic {

    record OfOrder(OrderId order) implements Topic {}

    record OfKey(ScopedKey key) implements Topic {}

    default <R> R match(Function<OfOrder, R> order, Function<OfKey, R> key) {
        return this instanceof OfOrder one ? order.apply(one) : key.apply((OfKey) this);
    }

    /** As in the middle of a sentence: "order 4711". */
    default String words() {
        return match(one -> "order " + one.order(), one -> "key " + one.key());
    }
}
