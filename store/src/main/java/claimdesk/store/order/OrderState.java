package claimdesk.store.order;

import java.util.Locale;

/** Where an order stands: placed, then delivered, then reissued, refunded or cancelled. */
public enum OrderState {
    PLACED,
    DELIVERED,
    REISSUED,
    REFUNDED,
    CANCELLED;

    /** The word in rows and on screens. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static OrderState named(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
