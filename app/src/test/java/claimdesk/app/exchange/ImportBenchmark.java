package claimdesk.app.exchange;

import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.finding.FileFindings;
import claimdesk.store.Store;
import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Lines a second from a file into the store, as NDJSON and as CSV, and lines a second of finding what is wrong in them.
 * Not a test: {@code docs/benchmarks.md} says how it is run.
 */
final class ImportBenchmark {

    private final InstantSource wall = InstantSource.system();
    private final int lines;

    private ImportBenchmark(int lines) {
        this.lines = lines;
    }

    public static void main(String[] arguments) throws IOException {
        ImportBenchmark bench = new ImportBenchmark(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000_000);
        Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "import");
        try {
            bench.run(json(folder.resolve("gateway.ndjson"), bench.lines));
            bench.run(csv(folder.resolve("gateway.csv"), bench.lines));
        } finally {
            deleteAll(folder);
        }
    }

    private void run(Path file) throws IOException {
        Path db = file.resolveSibling(file.getFileName() + ".db");
        print("import of " + file.getFileName(), () -> {
            try (StoreDoor door = new StoreDoor(db, wall)) {
                return new Importer(door)
                        .run(file, Mapping.recognised(), (bytes, total, count) -> true)
                        .getClass()
                        .getSimpleName();
            }
        });
        System.out.printf(
                "  %d MiB in the file, %d in the store, heap at most %d MiB%n",
                Files.size(file) >> 20,
                Files.size(db) >> 20,
                Runtime.getRuntime().maxMemory() >> 20);
        print("check of it", () -> {
            try (Store store = Store.openReadOnly(db, wall)) {
                long[] found = {0};
                long cases = FileFindings.forEach(store, wall.millis(), finding -> found[0]++);
                return cases + " cases, " + found[0] + " findings";
            }
        });
        Files.delete(db);
    }

    private void print(String what, Supplier<String> work) {
        long begunMs = wall.millis();
        long cpuNanos = cpuNanos();
        String outcome = work.get();
        double seconds = (wall.millis() - begunMs) / 1e3;
        double cpuSeconds = (cpuNanos() - cpuNanos) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%s: %d lines, %.1f s, %.0f lines/s; %.1f s of CPU, %.0f lines/s of it; %s%n",
                what,
                lines,
                seconds,
                lines / seconds,
                cpuSeconds,
                lines / cpuSeconds,
                outcome);
    }

    /** Of the whole process: on a machine that is busy with other things, the clock on the wall says little. */
    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private static Path json(Path file, int lines) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < lines; i++) {
                out.write(String.format(
                        Locale.ROOT,
                        "{\"time\": \"%s\", \"request_id\": \"r-%d\", \"vendor\": \"v%d\", \"method\": \"POST\","
                                + " \"path\": \"/orders/%d/deliver\", \"idempotency_key\": \"dlv-%08x\","
                                + " \"status\": 200, \"duration_ms\": %d, \"request_sha256\": \"%064x\","
                                + " \"replayed\": false}%n",
                        Instant.ofEpochMilli(1_767_225_600_000L + i * 7L),
                        i,
                        i % 40,
                        i / 2,
                        (i / 2) * 2654435761L & 0xFFFFFFFFL,
                        i % 900,
                        i * 31L));
            }
        }
        return file;
    }

    private static Path csv(Path file, int lines) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("time,request_id,vendor,method,path,idempotency_key,status,duration_ms,request_sha256\n");
            for (int i = 0; i < lines; i++) {
                out.write(String.format(
                        Locale.ROOT,
                        "%s,r-%d,v%d,POST,/orders/%d/deliver,dlv-%08x,200,%d,%064x%n",
                        Instant.ofEpochMilli(1_767_225_600_000L + i * 7L),
                        i,
                        i % 40,
                        i / 2,
                        (i / 2) * 2654435761L & 0xFFFFFFFFL,
                        i % 900,
                        i * 31L));
            }
        }
        return file;
    }

    private static void deleteAll(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(folder)) {
            all = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path one : all) {
            Files.delete(one);
        }
    }
}
