package claimdesk.store.effect;

import claimdesk.store.order.Operation;
import java.util.Locale;

/** What the work of one operation does to the world. */
public enum EffectKind {
    DELIVERED(false),
    EMAIL(true),
    REFUND(true),
    CANCELLED(false);

    private final boolean leavesStore;

    EffectKind(boolean leavesStore) {
        this.leavesStore = leavesStore;
    }

    /** The effect of an operation on its order. */
    public static EffectKind of(Operation operation) {
        switch (operation) {
            case DELIVER:
                return DELIVERED;
            case REISSUE:
                return EMAIL;
            case REFUND:
                return REFUND;
            case CANCEL:
                return CANCELLED;
            default:
                throw new IllegalStateException("an operation without an effect: " + operation);
        }
    }

    /** Whether it reaches someone outside, and so goes through the outbox. */
    public boolean leavesStore() {
        return leavesStore;
    }

    /** The word in rows and in the journal. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
