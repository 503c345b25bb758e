package claimdesk.ui.command.study;

import claimdesk.app.exchange.table.TableFile;
import claimdesk.app.exchange.table.TableFormat;
import claimdesk.app.lab.Grid;
import claimdesk.app.lab.GridTable;
import claimdesk.app.lab.Lab;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.Interruption;
import claimdesk.ui.command.Progress;
import claimdesk.ui.controls.ShownText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs every fault under every protocol and reports what was kept and what broke, how often. */
@Command(
        name = "lab",
        mixinStandardHelpOptions = true,
        description = {
            "Runs each fault under each of the seven protocols, on real SQLite, over many drawn orders of the callers'"
                    + " steps, and reports what was kept and what broke, how often, with an example to replay.",
            "Ctrl+C reports what was filled until then. docs/lab.md says what each fault is."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:no protocol that is fit for use broke what it is said to keep (those for study break by design, and a"
                    + " second effect under owned-claim is its known open end)",
            "1:one did",
            "2:wrong input, and nothing was written",
            "4:it was stopped before all was run, and none had done so until then"
        })
public final class LabCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            defaultValue = "20",
            description =
                    "how many orders are drawn for each cell, 1 to " + Lab.SEEDS_MAX + " (default: ${DEFAULT-VALUE})")
    private int seeds;

    @Option(
            names = "--first-seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "the first of them; the others follow it (default: ${DEFAULT-VALUE})")
    private long firstSeed;

    @Option(names = "--json", description = "print one JSON object")
    private boolean isJson;

    @Option(names = "--out", paramLabel = "GRID.csv", description = "write the grid to this file too; .csv or .ndjson")
    private Path file;

    @Override
    public Integer call() throws IOException {
        checkFile();
        Grid grid;
        try (Interruption interruption = new Interruption()) {
            grid = fill(interruption::isAsked);
            spec.commandLine().getOut().print(isJson ? LabText.json(grid) : LabText.plain(grid));
            spec.commandLine().getOut().flush();
            write(grid);
        }
        if (grid.breaksPromise()) {
            return ClaimdeskCommand.BROKEN;
        }
        return grid.isComplete() ? ClaimdeskCommand.OK : ClaimdeskCommand.UNFINISHED;
    }

    private Grid fill(BooleanSupplier isStopped) {
        Lab lab;
        try {
            lab = new Lab(seeds, firstSeed, isStopped);
        } catch (IllegalArgumentException wrong) {
            throw new InputException("--seeds " + wrong.getMessage());
        }
        Progress progress = new Progress(spec.commandLine().getErr(), InstantSource.system());
        AtomicInteger cells = new AtomicInteger();
        Grid grid = lab.fill(cell -> progress.step("cells", cells.incrementAndGet(), Lab.cells()));
        progress.end();
        return grid;
    }

    /** Looked at first: the grid takes a while. */
    private void checkFile() {
        if (file == null) {
            return;
        }
        if (TableFormat.ofFile(file.toString()).isEmpty()) {
            throw new InputException("--out " + shown() + ": the name must end with .csv or .ndjson; nothing was run");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new InputException("--out " + shown() + ": the folder does not exist; nothing was run");
        }
    }

    private void write(Grid grid) {
        if (file == null) {
            return;
        }
        try {
            new TableFile(file, TableFormat.ofFile(file.toString()).orElseThrow())
                    .write(new GridTable(grid.cells()), written -> true);
        } catch (IOException failure) {
            throw new InputException("--out " + shown() + ": it could not be written (" + failure.getMessage()
                    + "); the grid was printed, and the file is as it was");
        }
    }

    private String shown() {
        return ShownText.of(file.toString());
    }
}
