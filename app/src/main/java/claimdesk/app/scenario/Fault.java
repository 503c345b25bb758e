package claimdesk.app.scenario;

/**
 * What goes wrong, where, and which times.
 *
 * @param byMs how long or how far, milliseconds, within {@link FaultKind#byMinMs} and {@link FaultKind#byMaxMs}; 0 for a
 *     kind that takes none
 * @param once whether it strikes at most once in the whole run
 */
public record Fault(FaultKind kind, long byMs, FaultTarget target, AttemptChoice attempts, boolean once) {

    public Fault {
        if (byMs < kind.byMinMs() || byMs > kind.byMaxMs()) {
            throw new IllegalArgumentException(kind.text() + " by " + byMs + " ms; " + kind.byAllowed());
        }
    }
}
