package claimdesk.ui.command.measure;

import claimdesk.app.bench.Bench;
import claimdesk.app.bench.BenchPlan;
import claimdesk.app.bench.Measured;
import claimdesk.app.bench.Stopwatch;
import claimdesk.store.claim.OwnerToken;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.StoreFile;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures the store beside bare JDBC. */
@Command(
        name = ClaimdeskCommand.BENCH,
        mixinStandardHelpOptions = true,
        description = {
            "Measures durable calls a second and their latency, and beside them, in the same run, bare JDBC that writes"
                    + " the same rows with one commit for each call and with one for 512.",
            "docs/benchmarks.md says what each number means. It measures new files in a folder of its own inside --folder and"
                    + " deletes that."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:measured", "2:wrong input, and nothing was written; or the bench could not go on"})
public final class BenchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--calls", paramLabel = "N", description = "for each figure (default: ${DEFAULT-VALUE})")
    private int calls = 10_000;

    @Option(
            names = "--callers",
            paramLabel = "N",
            split = ",",
            description = "in all processes together (default: ${DEFAULT-VALUE})")
    private List<Integer> callers = List.of(1, 8, 64);

    @Option(names = "--processes", paramLabel = "N", split = ",", description = "(default: ${DEFAULT-VALUE})")
    private List<Integer> processes = List.of(1, 2, 4);

    @Option(
            names = "--keys",
            paramLabel = "N",
            split = ",",
            description = "measure calls in files that have so many keys before, in turn, three times each; a key takes"
                    + " about 700 bytes")
    private List<Long> keys = List.of();

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            description = "on the disk that is measured (default: the system's temporary folder)")
    private Path folder;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        BenchPlan plan = plan();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new InputException("--folder " + folder + ": there is no such folder; nothing was written");
        }
        PrintWriter out = spec.commandLine().getOut();
        BenchText text = new BenchText();
        try (StoreFile scratch = folder == null ? StoreFile.of(null) : StoreFile.within(folder.toRealPath())) {
            Bench bench = new Bench(
                    scratch.folder(),
                    InstantSource.system(),
                    () -> new OwnerToken(UUID.randomUUID().toString()),
                    stopwatch(),
                    WorkerCommand.here(BenchWorkerCommand.NAME, List.of(), scratch.folder()));
            if (!json) {
                out.println(BenchText.HEAD);
            }
            bench.run(plan, figure -> show(text, figure, out));
        }
        out.print(json ? text.json() + System.lineSeparator() : text.plainEnd());
        return ClaimdeskCommand.OK;
    }

    private void show(BenchText text, Measured figure, PrintWriter out) {
        text.add(figure);
        if (!json) {
            out.println(BenchText.plain(figure));
            out.flush();
        }
    }

    private BenchPlan plan() {
        try {
            return new BenchPlan(calls, new ArrayList<>(callers), new ArrayList<>(processes), new ArrayList<>(keys));
        } catch (IllegalArgumentException wrong) {
            throw new InputException("--" + wrong.getMessage() + "; nothing was written");
        }
    }

    static Stopwatch stopwatch() {
        return new Stopwatch(System::nanoTime, () -> ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(java.time.Duration::toNanos)
                .orElse(0L));
    }
}
