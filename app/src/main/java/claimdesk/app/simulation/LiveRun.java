package claimdesk.app.simulation;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import java.time.InstantSource;

/**
 * A run under the live driver: worker threads, the wall clock (or one that runs a number of times as fast) and the
 * store's group commit. What its vendors do is drawn from the seed; in what order their calls meet is not.
 */
public final class LiveRun implements AutoCloseable {

    private final Store store;
    private final WallTime time;
    private final RunClock clock;
    private final RunId run;

    private LiveRun(Store store, WallTime time, RunClock clock, RunId run) {
        this.store = store;
        this.time = time;
        this.clock = clock;
        this.run = run;
    }

    /**
     * Opens {@code file} and starts a run in it, which goes on by itself.
     *
     * @throws claimdesk.store.database.StoreException if the file cannot be opened for writing
     */
    public static LiveRun begin(Path file, Scenario scenario, Protocol protocol, WallTime time) {
        RunClock clock = new RunClock(time);
        Store store = Store.open(file, clock);
        try {
            RunId run = Runs.begin(new RunContext.RunPlace(store, clock, time), scenario, protocol);
            return new LiveRun(store, time, clock, run);
        } catch (RuntimeException failure) {
            time.close();
            store.close();
            throw failure;
        }
    }

    /** Waits for the run's end. Returns false if {@code forMs} of the wall's time passed first. */
    public boolean awaitEnd(long forMs) throws InterruptedException {
        boolean isOver = time.awaitIdle(forMs);
        if (isOver) {
            Runs.end(store, run);
        }
        return isOver;
    }

    public RunId run() {
        return run;
    }

    public InstantSource clock() {
        return clock;
    }

    public RunReport report() {
        return RunReport.of(store, run, clock.millis());
    }

    /** Stops the run where it is and closes the file. */
    @Override
    public void close() {
        time.close();
        store.close();
    }
}
