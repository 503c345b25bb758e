package claimdesk.ui.bench;

import claimdesk.store.sample.LargeFile;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import javafx.application.Platform;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Opens the real window on a large file and measures it while another process writes to the file. Needs a display. */
@Command(
        name = "window",
        mixinStandardHelpOptions = true,
        description = {
            "Measures the window on a large file, while another process writes to it. Needs a display.",
            "The times of commit to screen go from the row's stamp, which is before its commit, to the frame after the"
                    + " one that drew it: they err on the long side."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:it was measured", "2:wrong input, or no display"})
public final class BenchWindowCommand implements Callable<Integer> {

    private static final int QUIET_RATE = 30;
    private static final int QUIET_SECONDS = 10;
    private static final double MIB = 1024 * 1024;

    private final ToIntBiFunction<PrintWriter, Runnable> toolkit;
    private final Function<Path, BenchedWindow> opener;

    @Spec
    private CommandSpec spec;

    @Option(names = "--db", paramLabel = "FILE", description = "a file to use; made if it is absent")
    private Path file;

    @Option(names = "--keys", defaultValue = "1000000", description = "keys of the file, if it is made (1000000)")
    private int keys;

    @Option(names = "--rate", defaultValue = "2000", description = "row changes a second, 0 for none (2000)")
    private int rate;

    @Option(names = "--seconds", defaultValue = "60", description = "for how long (60)")
    private int seconds;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    /**
     * @param toolkit starts JavaFX, or says that there is no display
     * @param opener opens the window on a file
     */
    public BenchWindowCommand(ToIntBiFunction<PrintWriter, Runnable> toolkit, Function<Path, BenchedWindow> opener) {
        this.toolkit = toolkit;
        this.opener = opener;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, TimeoutException {
        if (keys <= LargeFile.IN_PROGRESS || rate < 0 || seconds < 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--keys must be more than " + LargeFile.IN_PROGRESS + ", --rate at least 0, --seconds at least 1");
        }
        int code = toolkit.applyAsInt(spec.commandLine().getErr(), () -> Platform.startup(() -> {}));
        return code == 0 ? measured() : code;
    }

    private int measured() throws IOException, InterruptedException, TimeoutException {
        Path folder = Files.createTempDirectory("claimdesk-bench");
        Path used = file == null ? folder.resolve("orders.db") : file;
        try {
            if (!Files.exists(used)) {
                LargeFile.build(used, keys, what -> tell(what));
            }
            print(measure(used));
            return 0;
        } finally {
            for (String name : new String[] {"orders.db-wal", "orders.db-shm", "orders.db"}) {
                Files.deleteIfExists(folder.resolve(name));
            }
            Files.delete(folder);
        }
    }

    private BenchFigures measure(Path used) throws IOException, InterruptedException, TimeoutException {
        BenchFigures figures = new BenchFigures();
        long begun = System.nanoTime();
        CompletableFuture<BenchedWindow> opened = new CompletableFuture<>();
        Platform.runLater(() -> opened.complete(opener.apply(used)));
        BenchedWindow window = opened.join();
        try {
            WindowBench bench = new WindowBench(window.live(), figures);
            Platform.runLater(bench::watch);
            bench.awaitFirstRows(begun);
            if (rate > 0) {
                load(used, bench, figures);
            }
            bench.handle(WindowBench.ROWS);
        } finally {
            CompletableFuture<Boolean> closed = new CompletableFuture<>();
            Platform.runLater(() -> {
                window.close();
                closed.complete(true);
            });
            closed.join();
        }
        return figures;
    }

    private void load(Path used, WindowBench bench, BenchFigures figures) throws IOException, InterruptedException {
        figures.put("heapBeginMiB", heap());
        tell("quiet: " + QUIET_RATE + " row changes a second for " + QUIET_SECONDS + " s");
        try (WriterProcess writer = new WriterProcess(used, QUIET_RATE, QUIET_SECONDS)) {
            bench.measure("quiet", writer::isOver);
        }
        tell("load: " + rate + " row changes a second for " + seconds + " s");
        try (WriterProcess writer = new WriterProcess(used, rate, seconds)) {
            bench.measure("load", writer::isOver);
        }
        figures.put("heapEndMiB", heap());
    }

    private static double heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / MIB;
    }

    private void tell(String what) {
        spec.commandLine().getErr().println(what);
        spec.commandLine().getErr().flush();
    }

    private void print(BenchFigures figures) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new ObjectMapper().writeValueAsString(figures.all()));
        } else {
            figures.all().forEach((name, value) -> out.printf("%-32s %12.1f%n", name, value));
        }
        out.flush();
    }
}
