package claimdesk.app.vendor;

import java.util.random.RandomGenerator;

/**
 * How often and when a vendor tries again.
 *
 * @param attemptsMax the first attempt included: 1 never retries; at most {@value #ATTEMPTS_MAX}
 * @param honoursRetryAfter whether an answer's {@code Retry-After} can lengthen a delay, beyond the backoff's cap too
 */
public record RetryPolicy(int attemptsMax, Backoff backoff, boolean honoursRetryAfter) {

    public static final int ATTEMPTS_MAX = 1_000;

    public RetryPolicy {
        if (attemptsMax < 1 || attemptsMax > ATTEMPTS_MAX) {
            throw new IllegalArgumentException(attemptsMax + " attempts are not between 1 and " + ATTEMPTS_MAX);
        }
    }

    /** Whether one more attempt is allowed after {@code attemptsMade}. */
    public boolean allowsAnother(int attemptsMade) {
        return attemptsMade < attemptsMax;
    }

    /**
     * The delay between {@code reply} and the next attempt.
     *
     * @param retry 1 for the first
     * @param previousDelayMs the delay before the retry before it; anything for the first
     */
    public long delayMs(int retry, long previousDelayMs, VendorReply reply, RandomGenerator chance) {
        long backoffMs = backoff.delayMs(retry, previousDelayMs, chance);
        long askedMs = reply.match(VendorReply.Answered::retryAfterMs, timedOut -> 0L, reset -> 0L);
        return honoursRetryAfter ? Math.max(backoffMs, askedMs) : backoffMs;
    }
}
