package claimdesk.app.prove.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** One worker process, seen from the vendors' side: requests go in, replies come out, until it ends or is killed. */
final class WorkerProcess {

    private final Process process;
    private final OutputStream asks;

    private WorkerProcess(Process process) {
        this.process = process;
        this.asks = process.getOutputStream();
    }

    /**
     * Starts a process by {@code command}.
     *
     * @param onLine called with each line that it writes, those that were on their way when it was killed included
     * @param onEnd called once, after its last line, with its exit code
     */
    static WorkerProcess start(List<String> command, Consumer<String> onLine, IntConsumer onEnd) {
        try {
            WorkerProcess worker = new WorkerProcess(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
            Thread reader = new Thread(() -> worker.read(onLine, onEnd), "reader of process " + worker.process.pid());
            reader.setDaemon(true);
            reader.start();
            return worker;
        } catch (IOException failure) {
            throw new UncheckedIOException("a worker process could not be started: " + command.get(0), failure);
        }
    }

    private void read(Consumer<String> onLine, IntConsumer onEnd) {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                onLine.accept(line);
            }
        } catch (IOException broken) {
            // As good as its end: nothing more can be heard from it.
        }
        onEnd.accept(process.onExit().join().exitValue());
    }

    /** Sends a request. Where the process is gone already, nobody gets it, and {@code onEnd} will say so. */
    void send(Ask ask) {
        try {
            asks.write((ask.line() + "\n").getBytes(StandardCharsets.US_ASCII));
            asks.flush();
        } catch (IOException gone) {
            // The reader finds its end.
        }
    }

    /** Lets it end by itself, for there are no more requests. */
    void finish() {
        try {
            asks.close();
        } catch (IOException gone) {
            // It has ended.
        }
    }

    /** Kills it where it stands (SIGKILL where there are signals); what it has written can still be read. */
    void kill() {
        process.toHandle().destroyForcibly();
    }

    /** Waits until it is gone. */
    void awaitEnd() {
        process.onExit().join();
    }
}
