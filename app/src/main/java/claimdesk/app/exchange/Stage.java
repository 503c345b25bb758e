package claimdesk.app.exchange;

import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Writes the lines of one file, a batch at a time, on a thread of its own: while one batch is written the next is read,
 * and no more than these two are in memory. The first batch begins the import. Not thread-safe.
 */
final class Stage implements AutoCloseable {

    private static final int BATCH_LINES = 4096;
    private static final int CLEARED_AT_ONCE = 20_000;

    private final Supplier<Store> store;
    private final SourceFile file;
    private final ExecutorService writer;
    private List<EvidenceLine> batch = new ArrayList<>();
    private Optional<RunId> run = Optional.empty();
    private Optional<Future<RunId>> writing = Optional.empty();

    Stage(Supplier<Store> store, SourceFile file) {
        this.store = store;
        this.file = file;
        this.writer = Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "staging");
            thread.setDaemon(true);
            return thread;
        });
    }

    void add(EvidenceLine line) {
        batch.add(line.written());
        if (batch.size() == BATCH_LINES) {
            write();
        }
    }

    /** Writes what is left, so that it can be found. Returns whether it went on to the end. */
    boolean index(BooleanSupplier goesOn) {
        write();
        await();
        return store.get().index(run.orElseThrow(), goesOn);
    }

    /** Makes all of it count; empty if another import had the same file first. */
    Optional<RunId> finish(LineCounts counts) {
        RunId mine = run.orElseThrow();
        if (store.get().write(tables -> tables.imports().finish(mine, counts))) {
            return run;
        }
        discard();
        return Optional.empty();
    }

    /** Takes away whatever was written. */
    void discard() {
        batch = new ArrayList<>();
        try {
            await();
        } finally {
            run.ifPresent(mine -> clear(store.get(), mine));
        }
    }

    /** Deletes the rows of an import that does not count, in transactions that hold up nobody for long. */
    static void clear(Store store, RunId run) {
        while (store.write(tables -> tables.imports().clear(run, CLEARED_AT_ONCE))) {
            // The next batch.
        }
    }

    private void write() {
        await();
        if (batch.isEmpty()) {
            return;
        }
        List<EvidenceLine> full = batch;
        batch = new ArrayList<>(BATCH_LINES);
        Optional<RunId> begun = run;
        Store open = store.get();
        writing = Optional.of(writer.submit(() -> open.write(tables -> {
            RunId mine = begun.orElseGet(() -> tables.imports().begin(file));
            tables.imports().stage(mine, full);
            return mine;
        })));
    }

    /** Waits for the batch that is being written. */
    private void await() {
        if (writing.isEmpty()) {
            return;
        }
        Future<RunId> mine = writing.get();
        writing = Optional.empty();
        try {
            run = Optional.of(mine.get());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while lines were written", stopped);
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException("lines could not be written", failure);
        }
    }

    @Override
    public void close() {
        writer.shutdown();
    }
}
