package claimdesk.app.scenario;

import claimdesk.app.vendor.RetryPolicy;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Which attempts of an action a fault strikes. */
public sealed interface AttemptChoice {

    int ATTEMPT_MAX = RetryPolicy.ATTEMPTS_MAX;
    double PROBABILITY_MIN = 0.000_001;

    /** The {@code number}th attempt alone, from 1. */
    record Nth(int number) implements AttemptChoice {

        public Nth {
            checkAttempt(number);
        }
    }

    /** The first {@code count} attempts, at least 1. */
    record FirstN(int count) implements AttemptChoice {

        public FirstN {
            checkAttempt(count);
        }
    }

    /** Each attempt with the chance {@code value}, over 0 up to 1. */
    record Probability(double value) implements AttemptChoice {

        public Probability {
            if (!(value >= PROBABILITY_MIN && value <= 1)) {
                throw new IllegalArgumentException("a probability of " + value + "; 0.000001 to 1 is allowed");
            }
        }
    }

    /** Whether the {@code attempt}th attempt is struck; draws from {@code chance} only for a {@link Probability}. */
    default boolean strikes(int attempt, RandomGenerator chance) {
        return match(
                nth -> attempt == nth.number(),
                firstN -> attempt <= firstN.count(),
                probability -> chance.nextDouble() < probability.value());
    }

    default <R> R match(Function<Nth, R> nth, Function<FirstN, R> firstN, Function<Probability, R> probability) {
        if (this instanceof Nth one) {
            return nth.apply(one);
        }
        if (this instanceof FirstN one) {
            return firstN.apply(one);
        }
        return probability.apply((Probability) this);
    }

    private static void checkAttempt(int attempt) {
        if (attempt < 1 || attempt > ATTEMPT_MAX) {
            throw new IllegalArgumentException("attempt " + attempt + "; 1 to " + ATTEMPT_MAX + " is allowed");
        }
    }
}
