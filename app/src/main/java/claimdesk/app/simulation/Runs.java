package claimdesk.app.simulation;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.simulation.RunContext.RunPlace;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.RunId;
import java.nio.file.Files;

/** The beginning and the end of a run, the same under every driver. */
final class Runs {

    private Runs() {}

    /** Begins a run of {@code scenario} at its seed: its orders are placed and its first requests wait for their time. */
    static RunId begin(RunPlace place, Scenario scenario, Protocol protocol) {
        RunId run = place.store()
                .write(tables -> tables.runs().beginSimulation(scenario.name(), protocol, scenario.seed()));
        FaultPlan faults = new FaultPlan(scenario);
        new Vendors(new RunContext(run, scenario, protocol, place, faults)).begin(scenario.seed());
        return run;
    }

    /**
     * Ends a run after its last task: sends what waits in the outbox.
     *
     * @throws StoreException if the file is no longer there
     */
    static void end(Store store, RunId run) {
        if (!Files.exists(store.file())) {
            throw StoreException.of(
                    StoreException.Kind.OTHER,
                    "ending the run in " + store.file(),
                    "the file was removed while the run went on; what the run wrote went with it",
                    null);
        }
        new OutboxRelay(store, message -> {}).sendAll();
        store.write(tables -> {
            tables.runs().end(run);
            return run;
        });
    }
}
