package claimdesk.ui.bench;

import claimdesk.ui.command.measure.WorkerCommand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another process of this program, which writes to the file with a store of its own. */
final class WriterProcess implements AutoCloseable {

    private final Process process;

    WriterProcess(Path file, int rate, int seconds) throws IOException {
        List<String> command = new ArrayList<>(
                WorkerCommand.here("bench", List.of(), file.toAbsolutePath().getParent()));
        command.addAll(List.of("writer", "--db", file.toString()));
        command.addAll(List.of("--rate", Integer.toString(rate), "--seconds", Integer.toString(seconds)));
        process = new ProcessBuilder(command).inheritIO().start();
    }

    boolean isOver() {
        return !process.isAlive();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
