package claimdesk.app.scenario;

import java.util.Objects;
import java.util.Optional;

/** Whether a fault is for any value of its kind, or for one. */
public sealed interface Selector<T> {

    /** Every value. */
    record Any<T>() implements Selector<T> {}

    /** That value alone. */
    record Only<T>(T value) implements Selector<T> {

        public Only {
            Objects.requireNonNull(value, "a selector for one value needs the value");
        }
    }

    default boolean covers(T candidate) {
        return one().map(candidate::equals).orElse(true);
    }

    /** The one value, or empty for any. */
    default Optional<T> one() {
        return this instanceof Only<T> only ? Optional.of(only.value()) : Optional.empty();
    }
}
