package claimdesk.app.vendor;

/**
 * Everything that makes one vendor behave unlike another.
 *
 * @param timeoutMs how long it waits for an answer, at least 1
 */
public record VendorPolicy(long timeoutMs, RetryPolicy retry, BreakerPolicy breaker, KeyPolicy keyPolicy) {

    public VendorPolicy {
        if (timeoutMs < 1) {
            throw new IllegalArgumentException("the timeout is " + timeoutMs + " ms; it needs at least 1");
        }
    }
}
