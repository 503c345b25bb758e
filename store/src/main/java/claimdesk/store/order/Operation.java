package claimdesk.store.order;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What a vendor may ask of an order, from which states it is legal, and where it leads. */
public enum Operation {
    DELIVER(OrderState.DELIVERED, EnumSet.of(OrderState.PLACED)),
    /** Sends the delivery again, by email; may be asked for as often as the customer asks. */
    REISSUE(OrderState.REISSUED, EnumSet.of(OrderState.DELIVERED, OrderState.REISSUED)),
    REFUND(OrderState.REFUNDED, EnumSet.of(OrderState.DELIVERED, OrderState.REISSUED)),
    CANCEL(OrderState.CANCELLED, EnumSet.of(OrderState.PLACED, OrderState.DELIVERED));

    private final OrderState target;
    private final Set<OrderState> from;

    Operation(OrderState target, Set<OrderState> from) {
        this.target = target;
        this.from = from;
    }

    public OrderState target() {
        return target;
    }

    public boolean isLegalFrom(OrderState state) {
        return from.contains(state);
    }

    /** The states from which it is legal. */
    public Set<OrderState> legalFrom() {
        return EnumSet.copyOf(from);
    }

    /** The word in routes, rows and scenario files. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Operation> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }
}
