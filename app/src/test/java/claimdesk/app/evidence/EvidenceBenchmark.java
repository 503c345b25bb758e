package claimdesk.app.evidence;

import claimdesk.store.Store;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Journal rows a second through reading, counting and checking, and the heap that it takes, for journals of several
 * lengths, with a key for each call and with one key for all. Not a test: run its main method, with the numbers of rows.
 */
final class EvidenceBenchmark {

    private EvidenceBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "evidence");
        System.out.printf(
                Locale.ROOT, "heap at most %d MiB%n", Runtime.getRuntime().maxMemory() >> 20);
        for (String rows : arguments) {
            measure(folder.resolve("keys.db"), Long.parseLong(rows), false);
            measure(folder.resolve("one-key.db"), Long.parseLong(rows), true);
        }
        Files.delete(folder);
    }

    private static void measure(Path file, long rows, boolean isOfOneKey) throws SQLException, IOException {
        LongJournal.build(file, rows, isOfOneKey);
        try (Store store = LongJournal.openAt(file)) {
            for (int round = 1; round <= 3; round++) {
                System.gc();
                heapPools().forEach(MemoryPoolMXBean::resetPeakUsage);
                long cpuBefore = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                long begun = System.nanoTime();
                Evidence evidence = Evidence.ofFile(store, LongJournal.BEGIN_MS);
                double seconds = (System.nanoTime() - begun) / 1e9;
                double cpuSeconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpuBefore) / 1e9;
                long peak = heapPools()
                        .mapToLong(pool -> pool.getPeakUsage().getUsed())
                        .sum();
                System.out.printf(
                        Locale.ROOT,
                        "%,d rows, %s, round %d: %.1f s, %,.0f rows/s (%,.0f a second of its thread's processor time),"
                                + " peak heap with garbage %d MiB; %d second effects%n",
                        rows,
                        isOfOneKey ? "one key" : "a key for each call",
                        round,
                        seconds,
                        rows / seconds,
                        rows / cpuSeconds,
                        peak >> 20,
                        evidence.invariants().get(0).found());
            }
        }
        Files.delete(file);
    }

    private static Stream<MemoryPoolMXBean> heapPools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP);
    }
}
