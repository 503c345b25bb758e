package claimdesk.app.simulation;

import claimdesk.app.evidence.Evidence;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import java.util.List;

/** What a run came to, read from its journal and rows and from nothing else. */
public record RunReport(RunId run, Scoreboard scoreboard, List<InvariantResult> invariants) {

    public RunReport {
        invariants = List.copyOf(invariants);
    }

    /** Reads the journal of {@code run} once; {@code nowMs} is the store's clock when it ended. */
    public static RunReport of(Store store, RunId run, long nowMs) {
        Evidence evidence = Evidence.ofRun(store, run, nowMs);
        return new RunReport(run, evidence.scoreboard(), evidence.invariants());
    }

    public boolean allKept() {
        return invariants.stream().allMatch(InvariantResult::isKept);
    }
}
