package claimdesk.app.verdict;

import claimdesk.app.SettableClock;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Importer;
import claimdesk.app.exchange.StoreDoor;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.masking.MaskedCase;
import claimdesk.store.identity.OrderId;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * How long it takes to read, mask and judge one large case, from the journal and from imports. Not a test: {@code
 * docs/benchmarks.md} says how it is run.
 */
final class LargeCaseBenchmark {

    private static final int TIMES = 3;

    private final InstantSource wall = InstantSource.system();
    private final LargeCase rows;

    private LargeCaseBenchmark(LargeCase rows) {
        this.rows = rows;
    }

    public static void main(String[] arguments) throws IOException {
        int keys = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5000;
        Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "case");
        try {
            new LargeCaseBenchmark(new LargeCase(keys)).run(folder);
        } finally {
            deleteAll(folder);
        }
    }

    private void run(Path folder) throws IOException {
        SettableClock clock = new SettableClock(Docket.BEGIN_MS);
        try (StoreDoor journal = new StoreDoor(folder.resolve("journal.db"), clock);
                StoreDoor imports = new StoreDoor(folder.resolve("imports.db"), clock)) {
            rows.intoJournal(journal.open(), clock);
            measure("journal", journal);
            for (Path file : rows.files(folder)) {
                ImportOutcome outcome =
                        new Importer(imports).run(file, Mapping.recognised(), (done, all, lines) -> true);
                if (!(outcome instanceof ImportOutcome.Imported)) {
                    throw new IllegalStateException(file + ": " + outcome);
                }
            }
            measure("imports", imports);
        }
    }

    private void measure(String what, StoreDoor door) {
        Topic topic = new Topic.OfOrder(new OrderId(LargeCase.ORDER));
        for (int time = 1; time <= TIMES; time++) {
            Case found = print(what + " " + time + ": read", () -> CaseReader.find(
                            door.open(), topic, Docket.BEGIN_MS + LargeCase.LASTS_MS)
                    .orElseThrow());
            Case masked = print("  masked", () -> MaskedCase.onScreen(found).shown());
            Verdict verdict = print("  judged", () -> Verdict.of(masked));
            System.out.printf(
                    "  %d events, %d calls, %d effects, %d statements, %d findings, hash %x%n",
                    masked.events().size(),
                    masked.calls().size(),
                    masked.effects().size(),
                    verdict.statements().size(),
                    verdict.findings().size(),
                    List.of(
                                    verdict.statements().toString(),
                                    verdict.findings().toString(),
                                    verdict.advice().toString())
                            .hashCode());
        }
    }

    private <T> T print(String what, Supplier<T> work) {
        long begunMs = wall.millis();
        long cpuNanos = cpuNanos();
        T made = work.get();
        System.out.printf(
                Locale.ROOT,
                "%s in %.2f s, %.2f s of CPU%n",
                what,
                (wall.millis() - begunMs) / 1e3,
                (cpuNanos() - cpuNanos) / 1e9);
        return made;
    }

    /** Of the whole process: on a machine that is busy with other things, the clock on the wall says little. */
    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
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
