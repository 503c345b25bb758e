package claimdesk.app.vendor;

/** The shortest and the longest delay that chance may give before one retry; both may happen. */
public record DelayRange(long minMs, long maxMs) {

    public DelayRange {
        if (minMs < 0 || maxMs < minMs) {
            throw new IllegalArgumentException("no delay lies between " + minMs + " and " + maxMs + " ms");
        }
    }
}
