package claimdesk.app.simulation;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.simulation.RunContext.RunPlace;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.RunId;

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

    /** Ends a run after its last task: sends what waits in the outbox. */
    static void end(Store store, RunId run) {
        new OutboxRelay(store, message -> {}).sendAll();
        store.write(tables -> {
            tables.runs().end(run);
            return run;
        });
    }
}
