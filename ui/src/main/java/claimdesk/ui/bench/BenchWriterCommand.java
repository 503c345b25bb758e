package claimdesk.ui.bench;

import claimdesk.store.Store;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The other process of {@code bench window}: writes to the file that the window shows. */
@Command(name = "writer", hidden = true, description = "Writes rows at a steady rate, for bench window.")
public final class BenchWriterCommand implements Callable<Integer> {

    @Option(names = "--db", required = true)
    private Path file;

    @Option(names = "--rate", required = true)
    private int rate;

    @Option(names = "--seconds", required = true)
    private int seconds;

    @Override
    public Integer call() {
        try (Store store = Store.open(file, InstantSource.system())) {
            new RowWriter(store).write(rate, seconds);
        }
        return 0;
    }
}
