package claimdesk.app.bench;

import claimdesk.store.Store;
import claimdesk.store.bench.BareLoop;
import claimdesk.store.bench.FilledFile;
import claimdesk.store.bench.Rows;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.identity.RunId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Measures the store, and beside it, in the same run and on the same disk, bare loops that write the same rows. Each
 * figure has a new file, which is deleted when it is taken. Not thread-safe.
 */
public final class Bench {

    /** How many actions a commit of the batched loop writes: as many as the store's largest group has units. */
    public static final int BATCH = 512;

    private static final int KEY_ROUNDS = 3;

    private final Path folder;
    private final InstantSource clock;
    private final OwnerTokens tokens;
    private final Stopwatch stopwatch;
    private final BenchWorkers workers;

    /**
     * @param folder on the disk that is to be measured; it must be there, and empty: the bench deletes what it makes
     * @param worker starts a process that hands its last arguments to {@link BenchWorker}
     */
    public Bench(Path folder, InstantSource clock, OwnerTokens tokens, Stopwatch stopwatch, List<String> worker) {
        this.folder = folder;
        this.clock = clock;
        this.tokens = tokens;
        this.stopwatch = stopwatch;
        this.workers = new BenchWorkers(worker, stopwatch);
    }

    /**
     * Measures what {@code plan} says and hands over each figure as soon as it is there.
     *
     * @throws IllegalStateException if the folder is not empty, or if an action was not answered as it must be
     */
    public void run(BenchPlan plan, Consumer<Measured> figures) throws Exception {
        checkEmpty();
        int warmUp = Math.min(plan.actions(), 5_000);
        for (Rows rows : Rows.values()) {
            store(new Load(rows, Math.min(64, warmUp), 1, warmUp));
        }
        if (plan.keys().isEmpty()) {
            for (Rows rows : Rows.values()) {
                grid(plan, rows, figures);
            }
        } else {
            byKeys(plan, figures);
        }
    }

    /** A file that another put there could have the name of one that is to be deleted. */
    private void checkEmpty() throws IOException {
        try (Stream<Path> there = Files.list(folder)) {
            if (there.findAny().isPresent()) {
                throw new IllegalStateException(folder + ": the bench needs an empty folder; nothing was written");
            }
        }
    }

    private void grid(BenchPlan plan, Rows rows, Consumer<Measured> figures) throws Exception {
        figures.accept(bare(rows, plan.actions() / 10, 1));
        figures.accept(bare(rows, plan.actions(), BATCH));
        for (int callers : plan.callers()) {
            int actions = callers == 1 ? plan.actions() / 10 : plan.actions();
            for (int processes : plan.processes()) {
                if (processes <= callers) {
                    figures.accept(store(new Load(rows, callers, processes, actions)));
                }
            }
        }
    }

    private Measured store(Load load) throws Exception {
        Path file = newFile();
        try {
            Timing timing;
            try (Store store = Store.open(file, clock)) {
                RunId run = Action.prepare(store, 1, load.actions());
                timing = load.processes() == 1
                        ? new Crowd(store, run, tokens, stopwatch).run(load, 1)
                        : workers.run(file, load, run.number(), 1);
            }
            return Measured.store(load, 0, timing);
        } finally {
            delete(file);
        }
    }

    private Measured bare(Rows rows, int actions, int perCommit) throws IOException {
        Path file = newFile();
        try {
            try (Store store = Store.open(file, clock)) {
                Action.prepare(store, 1, actions);
            }
            try (BareLoop loop = BareLoop.on(file, clock)) {
                return Measured.bare(rows, perCommit, timed(loop, rows, actions, perCommit));
            }
        } finally {
            delete(file);
        }
    }

    /** An action of a bare loop takes as long as the transaction that it is in. */
    private Timing timed(BareLoop loop, Rows rows, int actions, int perCommit) {
        long[] nanos = new long[actions];
        long begunCpu = stopwatch.cpuNanos().getAsLong();
        long begun = stopwatch.nanos().getAsLong();
        for (int done = 0; done < actions; done += perCommit) {
            int count = Math.min(perCommit, actions - done);
            long before = stopwatch.nanos().getAsLong();
            loop.write(rows, done + 1L, count);
            Arrays.fill(nanos, done, done + count, stopwatch.nanos().getAsLong() - before);
        }
        double seconds = (stopwatch.nanos().getAsLong() - begun) / 1e9;
        return new Timing(nanos, seconds, stopwatch.cpuNanos().getAsLong() - begunCpu);
    }

    /** The files are measured in turn, several times, so that a busy minute of the machine does not fall on one alone. */
    private void byKeys(BenchPlan plan, Consumer<Measured> figures) throws Exception {
        List<Path> files = new ArrayList<>();
        try {
            for (long keys : plan.keys()) {
                Path file = folder.resolve("bench-" + files.size() + ".db");
                files.add(file);
                FilledFile.make(file, keys, clock);
            }
            int callers = plan.callers().get(plan.callers().size() - 1);
            Load load = new Load(Rows.CALL, callers, 1, plan.actions());
            for (int round = 0; round < KEY_ROUNDS; round++) {
                for (int place = 0; place < files.size(); place++) {
                    long first = 1 + (long) round * load.actions();
                    Timing timing = again(files.get(place), load, first);
                    figures.accept(Measured.store(load, plan.keys().get(place), timing));
                }
            }
        } finally {
            for (Path file : files) {
                delete(file);
            }
        }
    }

    private Timing again(Path file, Load load, long first) throws InterruptedException {
        try (Store store = Store.open(file, clock)) {
            RunId run = Action.prepare(store, first, first + load.actions() - 1);
            return new Crowd(store, run, tokens, stopwatch).run(load, first);
        }
    }

    private Path newFile() {
        return folder.resolve("bench.db");
    }

    private static void delete(Path file) throws IOException {
        for (String end : new String[] {"", "-wal", "-shm"}) {
            Files.deleteIfExists(file.resolveSibling(file.getFileName() + end));
        }
    }
}
