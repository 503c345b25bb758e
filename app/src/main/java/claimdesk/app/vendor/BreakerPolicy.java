package claimdesk.app.vendor;

import java.util.function.Function;

/** Whether a vendor has a circuit breaker, and when it opens. */
public sealed interface BreakerPolicy {

    /** No breaker: every call is permitted. */
    record Off() implements BreakerPolicy {}

    /**
     * Opens when, of the last {@code slidingWindow} calls, at least {@code failureRatePercent} failed; after {@code
     * openMs} lets {@code halfOpenCalls} through, and closes or opens again by the same rate.
     *
     * @param slidingWindow 1 to {@value #CALLS_MAX} calls; it does not open before so many were made
     * @param failureRatePercent 1 to 100
     * @param openMs 1 to {@value #OPEN_MS_MAX}, one day
     * @param halfOpenCalls 1 to {@value #CALLS_MAX}
     */
    record On(int slidingWindow, int failureRatePercent, long openMs, int halfOpenCalls) implements BreakerPolicy {

        public static final int CALLS_MAX = 1_000;
        public static final long OPEN_MS_MAX = 86_400_000;

        public On {
            check("calls in the sliding window", slidingWindow, CALLS_MAX);
            check("percent failed", failureRatePercent, 100);
            check("ms open", openMs, OPEN_MS_MAX);
            check("calls while half-open", halfOpenCalls, CALLS_MAX);
        }

        private static void check(String what, long value, long max) {
            if (value < 1 || value > max) {
                throw new IllegalArgumentException(value + " " + what + " is not between 1 and " + max);
            }
        }
    }

    static BreakerPolicy off() {
        return new Off();
    }

    default <R> R match(Function<Off, R> off, Function<On, R> on) {
        if (this instanceof Off) {
            return off.apply((Off) this);
        }
        return on.apply((On) this);
    }
}
