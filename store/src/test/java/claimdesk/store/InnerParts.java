package claimdesk.store;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** What the parts of a call cost, one thread, without waiting for the disk; docs/benchmarks.md says how to run it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class InnerParts {

    private static final String HASH = "0123456789abcdef".repeat(4);

    private Path folder;
    private Bench bench;
    private long number;
    private Details details;
    private StoredKey row;

    @Setup
    public void open() throws IOException {
        folder = Files.createTempDirectory("inner-parts");
        bench = Bench.serial(folder);
        details = Details.of(Detail.TOKEN, "0123456789ab")
                .with(Detail.STATUS, 200)
                .with(Detail.OUTCOME, "final")
                .with(Detail.ANSWER_SHA256, HASH)
                .with(Detail.ROW, "0123456789ab");
        bench.save(bench.claimed(bench.request("saved")), Samples.answer(200, "done"));
        row = bench.find(Samples.KEY).orElseThrow();
    }

    @TearDown
    public void close() throws IOException {
        bench.close();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }

    /** A transaction of its own, with its journal row. */
    @Benchmark
    public ClaimOutcome claim() {
        number++;
        return bench.claim(bench.request(key(), "token " + number));
    }

    /** Two transactions; less the claim, it is the save. */
    @Benchmark
    public SaveOutcome claimAndSave() {
        number++;
        Claim claim = bench.claimed(bench.request(key(), "token " + number));
        return bench.store().write(tables -> tables.claims()
                .save(claim, Samples.answer(200, "done"), OutcomeClass.FINAL, Bench.RETENTION_MS));
    }

    /** A transaction of its own. */
    @Benchmark
    public long append() {
        return bench.store().write(tables -> tables.journal()
                .append(bench.run(), EventType.WORK_STARTED, Subject.of(row.key()), details));
    }

    /** An empty transaction: what each of the above has in it. */
    @Benchmark
    public int transaction() {
        return bench.store().write(tables -> 0);
    }

    @Benchmark
    public String detailsToJson() {
        return details.toString();
    }

    @Benchmark
    public String digest() {
        return row.digest();
    }

    private ScopedKey key() {
        return Samples.key("vendor-a", "key-" + number);
    }
}
