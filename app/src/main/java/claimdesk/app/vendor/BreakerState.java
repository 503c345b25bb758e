package claimdesk.app.vendor;

/** What a circuit breaker lets through. */
public enum BreakerState {
    /** Every call. */
    CLOSED,
    /** No call, until its time is over. */
    OPEN,
    /** A few calls, whose results decide what comes next. */
    HALF_OPEN
}
