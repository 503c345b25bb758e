package claimdesk.app.call;

import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Durable calls a second through the whole of a call, against bare JDBC that writes the same rows on the same disk, one
 * commit a call and 512 calls a commit. Not a test: run its main method.
 */
final class ThroughputBenchmark {

    private static final Vendor VENDOR = new Vendor("north");

    private ThroughputBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int calls = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20_000;
        Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "throughput");
        try {
            for (int round = 1; round <= 3; round++) {
                double store = store(folder.resolve("store" + round + ".db"), calls, 64);
                double single = BareJdbc.run(folder.resolve("single" + round + ".db"), calls / 10, 1);
                double batched = BareJdbc.run(folder.resolve("batched" + round + ".db"), calls, 512);
                System.out.printf(
                        Locale.ROOT,
                        "round %d: store, 64 callers %.0f/s; bare JDBC, a commit each %.0f/s, 512 a commit %.0f/s;"
                                + " %.1f times the one, %.2f of the other%n",
                        round,
                        store,
                        single,
                        batched,
                        store / single,
                        store / batched);
            }
        } finally {
            deleteAll(folder);
        }
    }

    private static double store(Path file, int calls, int callers) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(callers);
        try (Store store = Store.open(file, InstantSource.system())) {
            RunId run = prepare(store, calls);
            Desk desk = Desk.live(
                    store,
                    FitProtocol.OWNED_CLAIM_ATOMIC,
                    CallSettings.of(60_000, 86_400_000, ReplyProfile.IETF, "bench"),
                    () -> new OwnerToken(UUID.randomUUID().toString()),
                    claim -> Outside.Reached.READY);
            AtomicInteger next = new AtomicInteger();
            long[] nanos = new long[calls];
            long start = System.nanoTime();
            List<Future<?>> all = new ArrayList<>();
            for (int caller = 0; caller < callers; caller++) {
                all.add(pool.submit(() -> {
                    for (int call = next.getAndIncrement(); call < calls; call = next.getAndIncrement()) {
                        long begun = System.nanoTime();
                        serve(desk, run, call);
                        nanos[call] = System.nanoTime() - begun;
                    }
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            Arrays.sort(nanos);
            System.out.printf(
                    Locale.ROOT,
                    "store: p50 %.1f ms, p99 %.1f ms a call%n",
                    nanos[calls / 2] / 1e6,
                    nanos[calls * 99 / 100] / 1e6);
            return calls / seconds;
        } finally {
            pool.shutdown();
        }
    }

    private static RunId prepare(Store store, int calls) {
        return store.write(tables -> {
            for (int call = 0; call < calls; call++) {
                tables.orders().place(new OrderId("order-" + call), VENDOR, OrderState.DELIVERED);
            }
            return tables.runs().beginLive("throughput", FitProtocol.OWNED_CLAIM_ATOMIC);
        });
    }

    private static void serve(Desk desk, RunId run, int number) {
        byte[] body = ("{\"note\":\"please reissue\",\"action\":" + number + "}").getBytes(StandardCharsets.UTF_8);
        Request request =
                new Request("POST", "/orders/{order}/reissue", "order-" + number, "", "application/json", body);
        Call call = desk.serve(Attempt.of(run, new AttemptId("attempt-" + number), VENDOR, Operation.REISSUE, request)
                .key("key-" + number)
                .build());
        while (call.next() != Step.DONE) {
            call.step();
        }
        if (call.reply().orElseThrow().status() != 200) {
            throw new IllegalStateException(
                    "call " + number + " was answered " + call.reply().get().status());
        }
    }

    private static void deleteAll(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    /** Writes the rows of the same calls, as fast as plain prepared statements do. */
    private static final class BareJdbc {

        private BareJdbc() {}

        static double run(Path file, int calls, int callsACommit) throws SQLException {
            try (Store store = Store.open(file, InstantSource.system())) {
                prepare(store, calls);
            }
            try (BareRows rows = new BareRows(file)) {
                long start = System.nanoTime();
                for (int call = 0; call < calls; call++) {
                    if (call % callsACommit == 0) {
                        rows.begin();
                    }
                    rows.write(call);
                    if ((call + 1) % callsACommit == 0 || call + 1 == calls) {
                        rows.commit();
                    }
                }
                return calls / ((System.nanoTime() - start) / 1e9);
            }
        }
    }
}
