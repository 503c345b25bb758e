package claimdesk.app.vendor;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreaker.State;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig.SlidingWindowType;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A vendor's circuit breaker: resilience4j's, on a clock that is passed in and with no thread of its own. It moves
 * only when asked or told: from open to half-open on the first {@link #permits()} that comes late enough. Safe for use
 * by several threads.
 */
public final class Breaker {

    private final CircuitBreaker machine;
    private final InstantSource clock;
    /** The last instant that is refused. */
    private volatile Instant refusesUntil = Instant.MIN;

    /** @param onChange told of each new state, on the thread that caused it */
    public Breaker(BreakerPolicy policy, InstantSource clock, Consumer<BreakerState> onChange) {
        this.clock = clock;
        // resilience4j permits a call only after the wait, not at its very end; hence one millisecond less.
        long waitMs = policy.match(off -> 0L, on -> on.openMs() - 1);
        CircuitBreakerConfig.Builder config = CircuitBreakerConfig.custom()
                .clock(clock.withZone(ZoneOffset.UTC))
                .waitIntervalFunctionInOpenState(timesOpened -> waitMs)
                .recordResult(Boolean.FALSE::equals);
        machine = CircuitBreaker.of("vendor", configured(config, policy));
        machine.getEventPublisher().onStateTransition(event -> {
            BreakerState next = named(event.getStateTransition().getToState());
            if (next == BreakerState.OPEN) {
                refusesUntil = clock.instant().plusMillis(waitMs);
            }
            onChange.accept(next);
        });
    }

    private static CircuitBreakerConfig configured(CircuitBreakerConfig.Builder config, BreakerPolicy policy) {
        return policy.match(off -> config.initialState(State.DISABLED), on -> limited(config, on))
                .build();
    }

    private static CircuitBreakerConfig.Builder limited(CircuitBreakerConfig.Builder config, BreakerPolicy.On policy) {
        return config.slidingWindow(policy.slidingWindow(), policy.slidingWindow(), SlidingWindowType.COUNT_BASED)
                .failureRateThreshold(policy.failureRatePercent())
                .permittedNumberOfCallsInHalfOpenState(policy.halfOpenCalls());
    }

    /**
     * Whether a call may be made now. If so, make it, and report it by {@link #succeeded()} or {@link #failed()}:
     * while half-open, one that is not reported keeps its place taken.
     */
    public boolean permits() {
        return machine.tryAcquirePermission();
    }

    /**
     * How long an open breaker still refuses; the clock at that distance is permitted. 0 if it is not open, even if
     * all calls of a half-open one are under way.
     */
    public long openLeftMs() {
        Instant now = clock.instant();
        if (state() != BreakerState.OPEN || now.isAfter(refusesUntil)) {
            return 0;
        }
        return Duration.between(now, refusesUntil).toMillis() + 1;
    }

    public void succeeded() {
        machine.onResult(0, TimeUnit.MILLISECONDS, true);
    }

    public void failed() {
        machine.onResult(0, TimeUnit.MILLISECONDS, false);
    }

    public BreakerState state() {
        return named(machine.getState());
    }

    private static BreakerState named(State state) {
        return switch (state) {
            case OPEN, FORCED_OPEN -> BreakerState.OPEN;
            case HALF_OPEN -> BreakerState.HALF_OPEN;
            case CLOSED, DISABLED, METRICS_ONLY -> BreakerState.CLOSED;
        };
    }
}
