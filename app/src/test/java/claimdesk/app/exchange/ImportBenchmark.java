package claimdesk.app.exchange;

import claimdesk.app.exchange.mapping.Mapping;
import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Lines a second from a file into the store, as NDJSON and as CSV. Not a test: run its main method; {@code
 * docs/evidence.md} says how.
 */
final class ImportBenchmark {

    private ImportBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        int lines = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000_000;
        Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "import");
        try {
            run(json(folder.resolve("gateway.ndjson"), lines), lines);
            run(csv(folder.resolve("gateway.csv"), lines), lines);
        } finally {
            deleteAll(folder);
        }
    }

    private static void run(Path file, int lines) throws IOException {
        InstantSource wall = InstantSource.system();
        Path db = file.resolveSibling(file.getFileName() + ".db");
        Instant start = wall.instant();
        long cpuStart = cpuNanos();
        try (StoreDoor door = new StoreDoor(db, wall)) {
            ImportOutcome outcome = new Importer(door).run(file, Mapping.recognised(), (bytes, total, count) -> true);
            Duration took = Duration.between(start, wall.instant());
            System.out.printf(
                    Locale.ROOT,
                    "%s: %d lines, %d MiB, %.1f s, %.0f lines/s; %.1f s of CPU; store %d MiB; heap at most %d MiB; %s%n",
                    file.getFileName(),
                    lines,
                    Files.size(file) >> 20,
                    took.toMillis() / 1000.0,
                    lines * 1000.0 / took.toMillis(),
                    (cpuNanos() - cpuStart) / 1e9,
                    Files.size(db) >> 20,
                    Runtime.getRuntime().maxMemory() >> 20,
                    outcome.getClass().getSimpleName());
        }
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
