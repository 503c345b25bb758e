package claimdesk.app.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs one load in several processes, which open the file, warm up, wait for each other and then begin. */
final class BenchWorkers {

    private final List<String> command;
    private final Stopwatch stopwatch;

    /**
     * @param command starts a process that hands its last arguments to {@link BenchWorker}
     */
    BenchWorkers(List<String> command, Stopwatch stopwatch) {
        this.command = command;
        this.stopwatch = stopwatch;
    }

    /** Runs the load on {@code file}, in which the actions' orders are placed. */
    Timing run(Path file, Load load, long run, long first) throws IOException {
        List<Process> processes = new ArrayList<>();
        try {
            long next = first;
            for (int process = 0; process < load.processes(); process++) {
                Load share = load.share(process);
                processes.add(start(new BenchWorker.Order(file, share, run, next)));
                next += share.actions();
            }
            List<BufferedReader> outputs = new ArrayList<>();
            for (Process process : processes) {
                outputs.add(
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)));
            }
            for (BufferedReader output : outputs) {
                expect(output, BenchWorker.READY);
            }
            return timed(processes, outputs);
        } finally {
            processes.forEach(Process::destroy);
        }
    }

    private Timing timed(List<Process> processes, List<BufferedReader> outputs) throws IOException {
        long begun = stopwatch.nanos().getAsLong();
        for (Process process : processes) {
            PrintWriter input = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
            input.println(BenchWorker.GO);
        }
        for (BufferedReader output : outputs) {
            expect(output, BenchWorker.DONE);
        }
        double seconds = (stopwatch.nanos().getAsLong() - begun) / 1e9;
        List<Timing> shares = new ArrayList<>();
        for (BufferedReader output : outputs) {
            shares.add(BenchWorker.timing(line(output)));
        }
        return Timing.together(shares, seconds);
    }

    private Process start(BenchWorker.Order order) throws IOException {
        List<String> all = new ArrayList<>(command);
        all.addAll(order.arguments());
        return new ProcessBuilder(all)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static void expect(BufferedReader output, String word) throws IOException {
        String line = line(output);
        if (!line.equals(word)) {
            throw new IllegalStateException("a process of the bench said " + line + " in place of " + word);
        }
    }

    private static String line(BufferedReader output) throws IOException {
        String line = output.readLine();
        if (line == null) {
            throw new IllegalStateException("a process of the bench ended before it was done; see its error above");
        }
        return line;
    }
}
