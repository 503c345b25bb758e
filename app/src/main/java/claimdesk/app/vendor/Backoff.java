package claimdesk.app.vendor;

import io.github.resilience4j.core.IntervalFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * How long a vendor waits before each retry: an exponential curve up to a cap, spread by jitter ("Exponential Backoff
 * And Jitter", AWS Architecture Blog, 2015). The curve is resilience4j's, in whole milliseconds at every step; the
 * jitter is not, for resilience4j draws it from a source that cannot be seeded.
 *
 * @param initialMs before the first retry, at least 1
 * @param multiplier from one retry to the next, at least 1
 * @param capMs no delay is longer; from {@code initialMs} to {@value #CAP_MS_MAX}, one day
 */
public record Backoff(long initialMs, double multiplier, long capMs, Jitter jitter) {

    public static final long CAP_MS_MAX = 86_400_000;

    /** Where the curve ends: later retries wait as long as this one. */
    private static final int CURVE_RETRIES_MAX = 1_000;

    private static final int DECORRELATED_GROWTH = 3;

    public Backoff {
        if (initialMs < 1) {
            throw new IllegalArgumentException("the initial delay is " + initialMs + " ms; it needs at least 1");
        }
        if (!(multiplier >= 1 && Double.isFinite(multiplier))) {
            throw new IllegalArgumentException("the multiplier is " + multiplier + "; it needs at least 1");
        }
        if (capMs < initialMs || capMs > CAP_MS_MAX) {
            throw new IllegalArgumentException("the longest delay is " + capMs + " ms; it needs " + initialMs
                    + ", the initial delay, to " + CAP_MS_MAX);
        }
    }

    /**
     * The delay before one retry, from 0 to {@code capMs}.
     *
     * @param retry 1 for the first
     * @param previousDelayMs the delay before the retry before it; anything for the first
     * @param chance the only source of chance, drawn from once whatever the jitter: same seed, same delays
     */
    public long delayMs(int retry, long previousDelayMs, RandomGenerator chance) {
        if (retry < 1) {
            throw new IllegalArgumentException("retry " + retry + " is not one; the first is 1");
        }
        long previousMs = retry == 1 ? initialMs : previousDelayMs;
        return Math.min(capMs, between(range(retry, previousMs), chance));
    }

    /** What may be waited before each of the first retries, in their order. */
    public List<DelayRange> curve(int retries) {
        List<DelayRange> curve = new ArrayList<>();
        long longestMs = initialMs;
        for (int retry = 1; retry <= retries; retry++) {
            DelayRange range = range(retry, longestMs);
            longestMs = Math.min(capMs, range.maxMs());
            curve.add(new DelayRange(range.minMs(), longestMs));
        }
        return List.copyOf(curve);
    }

    /** Before the cap is put on what is drawn from it, which matters for decorrelated jitter alone. */
    private DelayRange range(int retry, long previousMs) {
        return switch (jitter) {
            case NONE -> new DelayRange(exponentialMs(retry), exponentialMs(retry));
            case FULL -> new DelayRange(0, exponentialMs(retry));
            case EQUAL -> new DelayRange(exponentialMs(retry) / 2, exponentialMs(retry));
            case DECORRELATED ->
                new DelayRange(initialMs, DECORRELATED_GROWTH * Math.max(initialMs, Math.min(capMs, previousMs)));
        };
    }

    private long exponentialMs(int retry) {
        return IntervalFunction.ofExponentialBackoff(initialMs, multiplier, capMs)
                .apply(Math.min(retry, CURVE_RETRIES_MAX));
    }

    /** By {@code nextDouble}, whose result Java specifies to the bit; {@code nextLong} of a range may change. */
    private static long between(DelayRange range, RandomGenerator chance) {
        return range.minMs() + (long) (chance.nextDouble() * (range.maxMs() - range.minMs() + 1));
    }
}
