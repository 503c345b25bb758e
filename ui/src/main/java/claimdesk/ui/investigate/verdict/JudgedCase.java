package claimdesk.ui.investigate.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.Store;
import java.time.InstantSource;
import java.util.Optional;

/** A case as a file had it at one moment, and what it comes to. */
public record JudgedCase(Case found, Verdict verdict) {

    /** Reads and judges it, on any thread but the screen's; empty if the file does not name it. */
    public static Optional<JudgedCase> find(Store store, Topic topic, InstantSource wall) {
        // A simulated run may be ahead of the wall clock.
        long nowMs =
                Math.max(wall.millis(), store.read(tables -> tables.journal().lastAtMs()));
        return CaseReader.find(store, topic, nowMs).map(one -> new JudgedCase(one, Verdict.of(one)));
    }
}
