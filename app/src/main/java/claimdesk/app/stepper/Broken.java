package claimdesk.app.stepper;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Violation;
import java.util.ArrayList;
import java.util.List;

/**
 * An invariant that one move broke.
 *
 * @param violations what of it is new, each with its rows; at least one, unless there were too many to name before
 */
public record Broken(Invariant invariant, List<Violation> violations) {

    public Broken {
        violations = List.copyOf(violations);
    }

    /** What is broken now and was not before; both have one result for each invariant, in the same order. */
    static List<Broken> since(List<InvariantResult> before, List<InvariantResult> now) {
        List<Broken> broken = new ArrayList<>();
        for (int place = 0; place < now.size(); place++) {
            InvariantResult earlier = before.get(place);
            InvariantResult later = now.get(place);
            if (later.found() > earlier.found()) {
                List<Violation> fresh = new ArrayList<>(later.violations());
                fresh.removeAll(earlier.violations());
                broken.add(new Broken(later.invariant(), fresh));
            }
        }
        return broken;
    }
}
