package claimdesk.store.database;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * One thread that writes for all callers. It takes every unit that is waiting, up to {@value #GROUP_MAX}, runs each in
 * its own savepoint, commits once, and only then answers each caller. A unit that throws fails alone; a group whose
 * transaction or commit is lost is run again, each unit in a transaction of its own, so that only those fail that have
 * a reason to. Thread-safe.
 */
final class GroupCommitWriter implements Writer {

    private static final int GROUP_MAX = 512;
    private static final int WAITING_MAX = 16_384;

    private final BlockingQueue<Waiting<?>> waiting = new ArrayBlockingQueue<>(WAITING_MAX);
    private final WriteConnection connection;
    private final Thread thread;
    private volatile boolean isClosed;

    GroupCommitWriter(WriteConnection connection, String name) {
        this.connection = connection;
        this.thread = new Thread(this::work, name);
        this.thread.setDaemon(true);
        this.thread.start();
    }

    @Override
    public <T> T write(Unit<T> unit) {
        Waiting<T> mine = new Waiting<>(unit);
        try {
            if (isClosed) {
                throw closed();
            }
            waiting.put(mine);
            if (isClosed && waiting.remove(mine)) {
                throw closed();
            }
            return mine.answer.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw StoreException.of(
                    StoreException.Kind.OTHER, "waiting to write", "interrupted; nothing was written", stopped);
        } catch (CompletionException failure) {
            throw connection.told((RuntimeException) failure.getCause());
        }
    }

    /** Finishes the units that are waiting, then ends the thread and closes the connection. */
    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static StoreException closed() {
        return new StoreException(StoreException.Kind.OTHER, "the store is closed; nothing was written");
    }

    private void work() {
        List<Waiting<?>> group = new ArrayList<>(GROUP_MAX);
        while (!isClosed || !waiting.isEmpty()) {
            group.clear();
            try {
                if (!isClosed) {
                    group.add(waiting.take());
                }
            } catch (InterruptedException closing) {
                // What is waiting still is finished below.
            }
            waiting.drainTo(group, GROUP_MAX - group.size());
            if (!group.isEmpty()) {
                write(group);
            }
        }
        connection.close();
    }

    private void write(List<Waiting<?>> group) {
        try {
            if (group.size() == 1 || !writeTogether(group)) {
                group.forEach(one -> one.runAlone(connection));
            }
        } catch (RuntimeException | Error broken) {
            // No caller may wait for ever, whatever happens to this thread's connection.
            group.forEach(one -> one.failure = new IllegalStateException("the writer failed", broken));
        }
        group.forEach(Waiting::tell);
    }

    /**
     * Returns false if the transaction that the units shared was lost; then nothing of the group is in the file. Where
     * even that is not known, or where the group was shut out, each caller is told so, and nothing is run again.
     */
    private boolean writeTogether(List<Waiting<?>> group) {
        try {
            connection.begin();
        } catch (RuntimeException shutOut) {
            connection.rollBack();
            group.forEach(one -> one.failure = shutOut);
            return true;
        }
        try {
            for (Waiting<?> one : group) {
                one.runWithOthers(connection);
            }
            connection.commit();
            return true;
        } catch (StoreException unsure) {
            connection.rollBack();
            group.forEach(one -> one.failure = unsure);
            return true;
        } catch (RuntimeException lost) {
            connection.rollBack();
            return false;
        }
    }

    /** A caller's unit and, after the commit, its answer. */
    private static final class Waiting<T> {
        private final Unit<T> unit;
        private final CompletableFuture<T> answer = new CompletableFuture<>();
        private T result;
        private RuntimeException failure;

        Waiting(Unit<T> unit) {
            this.unit = unit;
        }

        /** Throws where the transaction of all was lost, and only then. */
        void runWithOthers(WriteConnection connection) {
            run(() -> connection.run(unit));
            if (failure instanceof TransactionLostException) {
                throw failure;
            }
        }

        void runAlone(WriteConnection connection) {
            run(() -> connection.runAlone(unit));
        }

        private void run(Supplier<T> work) {
            result = null;
            failure = null;
            try {
                result = work.get();
            } catch (RuntimeException own) {
                failure = own;
            } catch (Error own) {
                failure = new IllegalStateException("a unit of work failed", own);
            }
        }

        void tell() {
            if (failure == null) {
                answer.complete(result);
            } else {
                answer.completeExceptionally(failure);
            }
        }
    }
}
