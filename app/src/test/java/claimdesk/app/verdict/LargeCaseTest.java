package claimdesk.app.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.SettableClock;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Importer;
import claimdesk.app.exchange.StoreDoor;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.store.identity.OrderId;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What it takes to judge a case grows with its rows, and not with their square. Told by the bytes that are taken on the
 * way, which no other work on the machine changes: whoever looks through all rows once for each key takes some each time.
 */
class LargeCaseTest {

    private static final int KEYS = 200;
    private static final int TIMES_MORE = 8;

    @TempDir
    Path folder;

    @Test
    void takesOfTheJournalWhatGrowsWithItsRows() {
        assertThat(bytes(ofJournal(KEYS * TIMES_MORE))).isLessThan(2 * TIMES_MORE * bytes(ofJournal(KEYS)));
    }

    @Test
    void takesOfImportsWhatGrowsWithTheirLines() throws IOException {
        assertThat(bytes(ofImports(KEYS * TIMES_MORE))).isLessThan(2 * TIMES_MORE * bytes(ofImports(KEYS)));
    }

    private Case ofJournal(int keys) {
        SettableClock clock = new SettableClock(Docket.BEGIN_MS);
        try (StoreDoor door = new StoreDoor(folder.resolve(keys + ".db"), clock)) {
            new LargeCase(keys).intoJournal(door.open(), clock);
            return read(door);
        }
    }

    private Case ofImports(int keys) throws IOException {
        Path files = Files.createDirectory(folder.resolve(String.valueOf(keys)));
        try (StoreDoor door = new StoreDoor(files.resolve("desk.db"), new SettableClock(Docket.BEGIN_MS))) {
            for (Path file : new LargeCase(keys).files(files)) {
                assertThat(new Importer(door).run(file, Mapping.recognised(), (done, all, lines) -> true))
                        .isInstanceOf(ImportOutcome.Imported.class);
            }
            return read(door);
        }
    }

    private static Case read(StoreDoor door) {
        return CaseReader.find(
                        door.open(),
                        new Topic.OfOrder(new OrderId(LargeCase.ORDER)),
                        Docket.BEGIN_MS + LargeCase.LASTS_MS)
                .orElseThrow();
    }

    /** What this thread takes to put the rows into calls, leases and effects, and to judge them. */
    private static long bytes(Case one) {
        long before = allocated();
        Verdict verdict = Verdict.of(Case.of(one.record()));
        long taken = allocated() - before;
        assertThat(verdict.findings()).isNotEmpty();
        return taken;
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
