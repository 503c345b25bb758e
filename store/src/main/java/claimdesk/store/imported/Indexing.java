package claimdesk.store.imported;

import claimdesk.store.database.Database;
import claimdesk.store.database.DirectStatement;
import claimdesk.store.database.SideWriter;
import claimdesk.store.identity.RunId;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jdbi.v3.core.Handle;

/**
 * Enters the lines of a staged import where they are looked for, each table in the order of its texts, so that each of
 * its pages is written once. Sorts beside the file's writer and enters in short transactions. Not thread-safe.
 */
public final class Indexing {

    /** How many lines are sorted at a time: for as long the WAL cannot be begun anew. */
    private static final int PART_LINES = 1 << 21;

    /** How many are entered in one transaction. */
    private static final int ENTERED_AT_ONCE = 16_384;

    private static final int THREADS = 2;
    private static final long ASKED_EVERY_MS = 50;

    private final Database database;
    private final InstantSource clock;
    private final RunId run;
    private final AtomicBoolean isStopped = new AtomicBoolean();

    public Indexing(Database database, InstantSource clock, RunId run) {
        this.database = database;
        this.clock = clock;
        this.run = run;
    }

    /**
     * Enters all lines; then the import can be finished.
     *
     * @param goesOn asked again and again, on this thread, whether to go on
     * @return whether it went on to the end
     * @throws IllegalStateException if the import is staged no longer
     */
    public boolean run(BooleanSupplier goesOn) {
        if (!goesOn.getAsBoolean()) {
            return false;
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS, work -> {
            Thread thread = new Thread(work, "indexing");
            thread.setDaemon(true);
            return thread;
        });
        try {
            CompletableFuture<?>[] all = new CompletableFuture<?>[EvidenceIndex.values().length];
            for (EvidenceIndex index : EvidenceIndex.values()) {
                all[index.ordinal()] = CompletableFuture.runAsync(() -> stopIfItFails(index), threads);
            }
            await(CompletableFuture.allOf(all), goesOn);
        } finally {
            threads.shutdown();
        }
        if (isStopped.get()) {
            return false;
        }
        database.write(handle -> {
            new StagedImport(handle, clock, run).setIndexed();
            return run;
        });
        return true;
    }

    private void stopIfItFails(EvidenceIndex index) {
        try (SideWriter side = database.sideWriter()) {
            enterAll(index, side);
        } catch (RuntimeException | Error failure) {
            isStopped.set(true);
            throw failure;
        }
    }

    private void await(CompletableFuture<?> all, BooleanSupplier goesOn) {
        while (true) {
            try {
                all.get(ASKED_EVERY_MS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException notYet) {
                if (!goesOn.getAsBoolean()) {
                    isStopped.set(true);
                }
            } catch (InterruptedException stopped) {
                isStopped.set(true);
                all.handle((done, failure) -> done).join();
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while lines were indexed", stopped);
            } catch (ExecutionException failure) {
                throw failure.getCause() instanceof RuntimeException cause ? cause : new CompletionException(failure);
            }
        }
    }

    private void enterAll(EvidenceIndex index, SideWriter side) {
        Range lines = side.prepare(handle -> {
            handle.execute(
                    """
                    CREATE TEMP TABLE sorted (
                        place       INTEGER PRIMARY KEY,
                        text        TEXT    NOT NULL,
                        evidence_id INTEGER NOT NULL,
                        order_id    TEXT
                    )
                    """);
            return range(handle);
        });
        for (long from = lines.from(); from <= lines.to() && !isStopped.get(); from += PART_LINES) {
            Range part = new Range(from, Math.min(from + PART_LINES - 1, lines.to()));
            int sorted = side.prepare(handle -> sort(handle, index, part));
            for (int place = 1; place <= sorted && !isStopped.get(); place += ENTERED_AT_ONCE) {
                Range chunk = new Range(place, place + ENTERED_AT_ONCE - 1);
                side.write(handle -> enter(handle, index, chunk));
            }
        }
    }

    private int sort(Handle handle, EvidenceIndex index, Range part) {
        handle.execute("DELETE FROM temp.sorted");
        return DirectStatement.on(handle, index.sorting())
                .bind("from", part.from())
                .bind("to", part.to())
                .bind("run", run.number())
                .execute();
    }

    private int enter(Handle handle, EvidenceIndex index, Range places) {
        int rows = DirectStatement.on(handle, index.entering())
                .bind("from", places.from())
                .bind("to", places.to())
                .execute();
        new StagedImport(handle, clock, run).touch();
        return rows;
    }

    private Range range(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT first_id, last_id
                          FROM import_source
                         WHERE run_id = :run
                        """)
                .bind("run", run.number())
                .map((row, context) -> new Range(row.getLong("first_id"), row.getLong("last_id")))
                .one();
    }

    private record Range(long from, long to) {}
}
