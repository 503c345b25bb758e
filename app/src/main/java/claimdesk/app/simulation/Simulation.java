package claimdesk.app.simulation;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * A run under the simulation driver: a virtual clock, a seeded random source, one thread. The same scenario, protocol,
 * seed and start on a new file give the same journal, byte for byte, at whatever speed the steps are asked for. Not
 * thread-safe, but for {@link #clock()}.
 */
public final class Simulation implements AutoCloseable {

    /** The first instant of a run that nobody watches: 2026-01-01T00:00:00Z. */
    public static final long START_MS = 1_767_225_600_000L;

    private final Store store;
    private final VirtualTime time;
    private final RunClock clock;
    private final RunId run;
    private boolean hasEnded;

    private Simulation(Store store, VirtualTime time, RunClock clock, RunId run) {
        this.store = store;
        this.time = time;
        this.clock = clock;
        this.run = run;
    }

    /**
     * Opens {@code file} and begins a run in it, at the scenario's seed.
     *
     * @param startMs the run's first instant, milliseconds since 1970; in a file with a later journal row, that row's
     * @throws claimdesk.store.database.StoreException if the file cannot be opened for writing
     */
    public static Simulation begin(
            Path file, Durability durability, Scenario scenario, Protocol protocol, long startMs) {
        VirtualTime time = new VirtualTime(startMs);
        RunClock clock = new RunClock(time);
        Store store = Store.openSerial(file, durability, clock);
        try {
            time.startNoEarlierThan(store.read(tables -> tables.journal().lastAtMs()));
            RunId run = Runs.begin(new RunContext.RunPlace(store, clock, time), scenario, protocol);
            return new Simulation(store, time, clock, run);
        } catch (RuntimeException failure) {
            store.close();
            throw failure;
        }
    }

    /** Runs the next thing that is due. Returns false if the run is over. */
    public boolean step() {
        if (time.runNext()) {
            return true;
        }
        if (!hasEnded) {
            hasEnded = true;
            Runs.end(store, run);
        }
        return false;
    }

    /** When the next step is due, by the run's time; empty if there is none. */
    public OptionalLong nextAtMs() {
        return time.nextAtMs();
    }

    /** The run's time, apart from the jumps of the store's clock. */
    long timeMs() {
        return time.millis();
    }

    public RunId run() {
        return run;
    }

    /** The store's clock in this run. */
    public RunClock clock() {
        return clock;
    }

    /** What the run came to so far. */
    public RunReport report() {
        return RunReport.of(store, run, clock.millis());
    }

    public Store store() {
        return store;
    }

    @Override
    public void close() {
        store.close();
    }
}
