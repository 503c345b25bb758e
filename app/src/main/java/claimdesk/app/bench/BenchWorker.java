package claimdesk.app.bench;

import claimdesk.store.Store;
import claimdesk.store.bench.Rows;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.identity.RunId;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** One of several processes of a bench: says that it is ready, waits for the word, runs its share, hands over how long. */
public final class BenchWorker {

    static final String READY = "ready";
    static final String GO = "go";
    static final String DONE = "done";

    private static final int WARM_UP_ACTIONS = 2_000;

    private final InstantSource clock;
    private final OwnerTokens tokens;
    private final Stopwatch stopwatch;

    public BenchWorker(InstantSource clock, OwnerTokens tokens, Stopwatch stopwatch) {
        this.clock = clock;
        this.tokens = tokens;
        this.stopwatch = stopwatch;
    }

    /** What one process is to do, as the arguments that it is started with. */
    record Order(Path file, Load share, long run, long first) {

        List<String> arguments() {
            return List.of(
                    file.toString(),
                    share.rows().text(),
                    Integer.toString(share.callers()),
                    Integer.toString(share.actions()),
                    Long.toString(run),
                    Long.toString(first));
        }

        static Order of(List<String> arguments) {
            Load share = new Load(
                    Rows.named(arguments.get(1)).orElseThrow(),
                    Integer.parseInt(arguments.get(2)),
                    1,
                    Integer.parseInt(arguments.get(3)));
            return new Order(
                    Path.of(arguments.get(0)),
                    share,
                    Long.parseLong(arguments.get(4)),
                    Long.parseLong(arguments.get(5)));
        }
    }

    /** Does what the arguments of its process say. */
    public void run(List<String> arguments, BufferedReader in, PrintWriter out)
            throws IOException, InterruptedException {
        Order order = Order.of(arguments);
        warmUp(order);
        try (Store store = Store.open(order.file(), clock)) {
            Crowd crowd = new Crowd(store, new RunId(order.run()), tokens, stopwatch);
            out.println(READY);
            out.flush();
            if (!GO.equals(in.readLine())) {
                return;
            }
            Timing timing = crowd.run(order.share(), order.first());
            out.println(DONE);
            out.println(text(timing));
            out.flush();
        }
    }

    private void warmUp(Order order) throws IOException, InterruptedException {
        Path file = Files.createTempFile(order.file().getParent(), "warm-up", ".db");
        try (Store store = Store.open(file, clock)) {
            Load load = new Load(order.share().rows(), order.share().callers(), 1, WARM_UP_ACTIONS);
            new Crowd(store, Action.prepare(store, 1, load.actions()), tokens, stopwatch).run(load, 1);
        }
        Files.delete(file);
    }

    private static String text(Timing timing) {
        return timing.seconds() + " " + timing.cpuNanos() + " "
                + Arrays.stream(timing.nanos()).mapToObj(Long::toString).collect(Collectors.joining(" "));
    }

    static Timing timing(String text) {
        String[] words = text.split(" ");
        return new Timing(
                Arrays.stream(words).skip(2).mapToLong(Long::parseLong).toArray(),
                Double.parseDouble(words[0]),
                Long.parseLong(words[1]));
    }
}
