package claimdesk.app.prove;

import claimdesk.app.prove.worker.Loop;
import claimdesk.app.prove.worker.ProofCalls;
import claimdesk.app.prove.worker.WorkerOrder;
import claimdesk.app.prove.worker.Workers;
import claimdesk.app.prove.worker.WorkersLostException;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A proof under load, from here: the vendors and the hand that kills are in this process, the store is written by worker
 * processes. It goes on by itself from {@link #begin} to its end; then {@link #report} audits the file. Closing it
 * before leaves no process behind.
 */
public final class Proof implements AutoCloseable {

    private static final String TITLE = "proof under load";

    private final Path file;
    private final ProofPlan plan;
    private final InstantSource wall;
    private final ProofCalls calls;
    private final Loop loop;
    private final Workers workers;
    private final Killer killer;
    private final VendorSide vendors;
    private long startedAtMs;
    private long endedAtMs;

    private Proof(Path file, ProofPlan plan, InstantSource wall, RunId run) {
        SplittableRandom chance = new SplittableRandom(plan.seed());
        this.file = file;
        this.plan = plan;
        this.wall = wall;
        this.calls = new ProofCalls(run);
        this.loop = new Loop();
        this.workers = new Workers(loop, chance.split());
        this.killer = new Killer(plan, loop, workers, chance.split());
        this.vendors = new VendorSide(plan, loop, workers, killer, chance.split());
    }

    /**
     * Begins a run in {@code file}, places its orders, and starts the worker processes.
     *
     * @param workerCommand starts a process that hands its further arguments to {@link WorkerOrder#read} and serves
     *     under them
     * @param wall what the workers have for a clock, too
     * @throws claimdesk.store.database.StoreException if the file cannot be opened for writing; it is untouched then
     */
    public static Proof begin(Path file, ProofPlan plan, List<String> workerCommand, InstantSource wall) {
        Proof proof = new Proof(file.toAbsolutePath(), plan, wall, prepare(file, plan, wall));
        proof.start(workerCommand);
        return proof;
    }

    /** All workers write to one run, so that one journal has the whole history. */
    private static RunId prepare(Path file, ProofPlan plan, InstantSource wall) {
        try (Store store = Store.open(file, wall)) {
            RunId run = store.write(tables -> {
                Protocol protocol = plan.protocol();
                return protocol instanceof FitProtocol fit
                        ? tables.runs().beginLive(TITLE, fit)
                        : tables.runs().beginSimulation(TITLE, protocol, plan.seed());
            });
            new ProofCalls(run).placeOrders(store, plan.calls());
            return run;
        }
    }

    private void start(List<String> workerCommand) {
        List<List<String>> commands = IntStream.rangeClosed(1, plan.processes())
                .mapToObj(number -> command(workerCommand, "worker-" + number))
                .toList();
        startedAtMs = wall.millis();
        loop.in(0, () -> workers.start(commands, vendors));
    }

    private List<String> command(List<String> workerCommand, String name) {
        WorkerOrder order =
                new WorkerOrder(file, calls.run(), plan.protocol().id(), plan.threads(), plan.leaseMs(), name);
        List<String> command = new ArrayList<>(workerCommand);
        command.addAll(order.arguments());
        return List.copyOf(command);
    }

    /**
     * Waits until every vendor has its answer and every worker process has ended.
     *
     * @return false if {@code forMs} passed first
     * @throws WorkersLostException if there is nobody left to serve
     */
    public boolean awaitEnd(long forMs) throws InterruptedException {
        boolean isOver = loop.awaitEnd(forMs);
        if (isOver) {
            endedAtMs = wall.millis();
        }
        return isOver;
    }

    /** How many actions are settled by now. */
    public int settled() {
        return vendors.settled();
    }

    /** How many requests the vendors have sent by now. */
    public long attempts() {
        return vendors.requests();
    }

    /** How many processes were killed by now. */
    public int kills() {
        return killer.kills();
    }

    /**
     * Audits the file, once the end has come.
     *
     * @param tokens for the keys that the audit itself must ask for
     */
    public ProofReport report(OwnerTokens tokens) {
        try (Store store = Store.open(file, wall)) {
            ProofReport.Findings findings = new Audit(store, calls, plan).findings(vendors.toldAnswers(), wall, tokens);
            store.write(tables -> {
                tables.runs().end(calls.run());
                return findings;
            });
            ProofReport.Load load = new ProofReport.Load(
                    vendors.requests(),
                    killer.kills(),
                    vendors.gaveUp(),
                    vendors.breakdowns(),
                    vendors.mismatchesServed(),
                    endedAtMs - startedAtMs);
            return new ProofReport(plan, load, findings);
        }
    }

    /** Kills what runs still. On any thread, and more than once. */
    @Override
    public void close() {
        loop.close();
        workers.killAll();
    }
}
