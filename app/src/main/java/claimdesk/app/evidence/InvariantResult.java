package claimdesk.app.evidence;

import java.util.List;

/**
 * Whether one invariant was kept by one history.
 *
 * @param violations the first breaches that were found; their number is bounded, {@code found} is not
 */
public record InvariantResult(Invariant invariant, long found, List<Violation> violations) {

    public boolean isKept() {
        return found == 0;
    }
}
