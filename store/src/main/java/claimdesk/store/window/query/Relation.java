package claimdesk.store.window.query;

import java.util.Arrays;
import java.util.Optional;

/** How a number must stand to another. */
public enum Relation {
    MORE(">"),
    AT_LEAST(">="),
    EQUAL("="),
    AT_MOST("<="),
    LESS("<");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }

    public static Optional<Relation> of(String sign) {
        return Arrays.stream(values()).filter(one -> one.sign.equals(sign)).findFirst();
    }

    public boolean holds(long number, long other) {
        return switch (this) {
            case MORE -> number > other;
            case AT_LEAST -> number >= other;
            case EQUAL -> number == other;
            case AT_MOST -> number <= other;
            case LESS -> number < other;
        };
    }
}
