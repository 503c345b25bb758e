package claimdesk.store.imported;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import claimdesk.store.Store;
import claimdesk.store.database.Database;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.find.SearchProgress;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Term;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Indexing that ends after the first of its transactions: nobody sees what it left, and the file can come again. */
class BrokenIndexingTest {

    /** So many that they take two transactions. */
    private static final int LINES = 16_500;

    private static final int ENTERED = 16_384;
    private static final long START_MS = 1_800_000_000_000L;
    private static final Vendor VENDOR = new Vendor("north");
    private static final SourceFile FILE = new SourceFile("log.ndjson", "a".repeat(64), SourceKind.REQUEST_LOG, "");

    @TempDir
    Path folder;

    private Path file;
    private RunId run;

    @BeforeEach
    void stage() {
        file = folder.resolve("desk.claimdesk");
        try (Store store = open(at(START_MS))) {
            run = staged(store);
        }
    }

    @Test
    void isSeenByNobodyAfterACrashAndTheSameFileComesAgain() {
        crash();

        try (Store store = open(at(START_MS))) {
            assertUnseen(store);
            assertThatThrownBy(() -> finish(store, run)).isInstanceOf(IllegalStateException.class);

            RunId again = staged(store);
            assertThat(store.index(again, () -> true)).isTrue();
            assertThat(finish(store, again)).isTrue();
            assertThat(ofKey(store, "k-1")).singleElement().satisfies(row -> assertThat(row.run())
                    .isEqualTo(again));
        }
    }

    @Test
    void isClearedAwayTenMinutesAfterACrash() {
        crash();

        try (Store store = open(at(START_MS + ImportSources.ABANDONED_AFTER.toMillis() + 1))) {
            List<RunId> leftOver = store.read(tables -> tables.imports().leftOver());
            assertThat(leftOver).containsExactly(run);
            clear(store);
        }

        assertThat(entries()).isZero();
        assertThat(RawSql.number(file, "SELECT count(*) FROM evidence")).isZero();
        assertThat(RawSql.number(file, "SELECT count(*) FROM run")).isZero();
    }

    @Test
    void isNotFinishedAndLeavesNothingWhereItIsCancelled() {
        CountDownLatch entering = new CountDownLatch(1);
        CountDownLatch cancelled = new CountDownLatch(1);
        InstantSource waiting = () -> {
            entering.countDown();
            await(cancelled);
            return Instant.ofEpochMilli(START_MS);
        };
        try (Store store = open(waiting)) {
            boolean isIndexed = store.index(run, () -> {
                if (entering.getCount() > 0) {
                    return true;
                }
                cancelled.countDown();
                return false;
            });

            assertThat(isIndexed).isFalse();
            assertThat(entries()).as("it was in the middle of it").isPositive();
            assertThatThrownBy(() -> finish(store, run)).isInstanceOf(IllegalStateException.class);
            assertUnseen(store);
            clear(store);
        }

        assertThat(entries()).isZero();
    }

    /** Or names would be entered whose lines are gone, by a program that stood still between sorting and entering. */
    @Test
    void entersNothingMoreOnceItsLinesWereClearedAway() {
        try (Store store = open(at(START_MS))) {
            clear(store);
        }

        try (Database database = Database.open(file, Durability.NONE, Database.Writing.SERIAL)) {
            for (Consumer<StagedImport> note : List.<Consumer<StagedImport>>of(
                    StagedImport::touch, StagedImport::setIndexed, staged -> staged.add(1))) {
                assertThatThrownBy(() -> database.write(handle -> {
                            note.accept(new StagedImport(handle, at(START_MS), run));
                            return run;
                        }))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("cleared away");
            }
        }
    }

    /** The program dies between the first of its transactions and the second. */
    private void crash() {
        AtomicInteger touched = new AtomicInteger();
        InstantSource dying = () -> {
            if (touched.incrementAndGet() == 2) {
                throw new IllegalStateException("it dies here");
            }
            return Instant.ofEpochMilli(START_MS);
        };
        try (Store store = open(dying)) {
            assertThatThrownBy(() -> store.index(run, () -> true)).hasStackTraceContaining("it dies here");
        }
        assertThat(entries()).isEqualTo(ENTERED);
    }

    private void assertUnseen(Store store) {
        assertThat(ofKey(store, "k-1")).isEmpty();
        List<ImportedSource> finished = store.read(tables -> tables.imports().finished(10));
        assertThat(finished).isEmpty();
        Optional<ImportedSource> known = store.read(tables -> tables.imports().withHash(FILE.sha256()));
        assertThat(known).isEmpty();
        SearchProgress search = new SearchProgress(Query.of(new Term.Named(Optional.empty(), "k-1650")), LINES);
        assertThat(store.read(tables -> tables.window().finder().next(search, 0))
                        .rows())
                .isEmpty();
    }

    private Store open(InstantSource clock) {
        return Store.openSerial(file, Durability.NONE, clock);
    }

    private static InstantSource at(long nowMs) {
        return () -> Instant.ofEpochMilli(nowMs);
    }

    private static RunId staged(Store store) {
        List<EvidenceLine> lines = LongStream.rangeClosed(1, LINES)
                .mapToObj(line -> new EvidenceLine(
                        line,
                        OptionalLong.of(line),
                        Optional.empty(),
                        Subject.of(VENDOR).with(new IdempotencyKey("k-" + line)),
                        Details.none()))
                .toList();
        return store.write(tables -> {
            RunId begun = tables.imports().begin(FILE);
            tables.imports().stage(begun, lines);
            return begun;
        });
    }

    private static boolean finish(Store store, RunId staged) {
        return store.write(tables -> tables.imports().finish(staged, new LineCounts(LINES, 0, 0)));
    }

    private void clear(Store store) {
        while (store.write(tables -> tables.imports().clear(run, LINES))) {
            // The next batch.
        }
    }

    private static List<EvidenceRow> ofKey(Store store, String key) {
        return store.read(tables -> tables.evidence().ofKey(new ScopedKey(VENDOR, new IdempotencyKey(key)), 10));
    }

    private long entries() {
        return RawSql.number(file, "SELECT count(*) FROM evidence_by_key");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
