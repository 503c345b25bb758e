package claimdesk.store.database;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * One thread that writes for all callers. It takes every unit that is waiting, up to {@value #GROUP_MAX}, runs them in one
 * transaction, commits once, and only then answers the callers. Where one throws, all is rolled back and run again with
 * a savepoint each, so that it fails alone; where even that transaction or its commit is lost, each is run again in a
 * transaction of its own, so that only those fail that have a reason to. Thread-safe.
 */
final class GroupCommitWriter implements Writer {

    private static final int GROUP_MAX = 512;

    private final Lock lock = new ReentrantLock();
    private final Condition hasUnits = lock.newCondition();
    private final Condition hasRoom = lock.newCondition();
    private final WriteConnection connection;
    private final Thread thread;
    /** What callers add to; the thread takes it whole. Guarded by the lock, as is what follows. */
    private List<Waiting<?>> waiting = new ArrayList<>();

    private boolean isClosed;

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
            join(mine);
            return mine.answer();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw StoreException.of(
                    StoreException.Kind.OTHER, "waiting to write", "interrupted; nothing was written", stopped);
        } catch (RuntimeException failure) {
            throw connection.told(failure);
        }
    }

    private void join(Waiting<?> mine) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!isClosed && waiting.size() == GROUP_MAX) {
                hasRoom.await();
            }
            if (isClosed) {
                throw new StoreException(StoreException.Kind.OTHER, "the store is closed; nothing was written");
            }
            waiting.add(mine);
            hasUnits.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Finishes the units that are waiting, then ends the thread and closes the connection. */
    @Override
    public void close() {
        lock.lock();
        try {
            isClosed = true;
            hasUnits.signalAll();
            hasRoom.signalAll();
        } finally {
            lock.unlock();
        }
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        for (List<Waiting<?>> group = take(); !group.isEmpty(); group = take()) {
            write(group);
            group.forEach(one -> one.isAnswered.countDown());
        }
        connection.close();
    }

    /** Waits for units and takes all of them; none once it is closed and they are finished. */
    private List<Waiting<?>> take() {
        lock.lock();
        try {
            while (!isClosed && waiting.isEmpty()) {
                hasUnits.awaitUninterruptibly();
            }
            List<Waiting<?>> taken = waiting;
            waiting = new ArrayList<>();
            hasRoom.signalAll();
            return taken;
        } finally {
            lock.unlock();
        }
    }

    private void write(List<Waiting<?>> group) {
        try {
            if (group.size() == 1 || !writeTogether(group, Waiting::run) && !writeTogether(group, Waiting::runApart)) {
                writeEach(group);
            }
        } catch (RuntimeException | Error broken) {
            // No caller may wait for ever, whatever happens to this thread's connection.
            group.forEach(one -> one.failure = new IllegalStateException("the writer failed", broken));
        }
    }

    /**
     * Returns false if the transaction that the units shared was lost or given up; then nothing of them is in the file.
     * Where even that is not known, or where they were shut out, each caller is told so, and nothing is run again.
     */
    private boolean writeTogether(List<Waiting<?>> group, BiConsumer<Waiting<?>, WriteConnection> way) {
        Optional<RuntimeException> shutOut = begin();
        if (shutOut.isPresent()) {
            group.forEach(one -> one.failure = shutOut.get());
            return true;
        }
        try {
            for (Waiting<?> one : group) {
                way.accept(one, connection);
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

    /** Once one is shut out for as long as a writer waits, so are those after it: they do not wait one by one. */
    private void writeEach(List<Waiting<?>> group) {
        boolean isLocked = false;
        RuntimeException why = null;
        for (Waiting<?> one : group) {
            if (!isLocked) {
                why = begin().orElse(null);
                isLocked = why != null && isLocked(why);
            }
            if (why == null) {
                one.runAndCommit(connection);
            } else {
                one.failure = why;
            }
        }
    }

    private boolean isLocked(RuntimeException failure) {
        return connection.told(failure) instanceof StoreException told && told.kind() == StoreException.Kind.LOCKED;
    }

    /** Returns why no transaction could begin; empty if one did. */
    private Optional<RuntimeException> begin() {
        try {
            connection.begin();
            return Optional.empty();
        } catch (RuntimeException shutOut) {
            connection.rollBack();
            return Optional.of(shutOut);
        }
    }

    /** A caller's unit and, after the commit, its answer. */
    private static final class Waiting<T> {
        private final Unit<T> unit;
        private final CountDownLatch isAnswered = new CountDownLatch(1);
        private T result;
        private RuntimeException failure;

        Waiting(Unit<T> unit) {
            this.unit = unit;
        }

        /** Throws where the unit does: what it changed cannot be told from the others' changes. */
        void run(WriteConnection connection) {
            run(() -> connection.run(unit));
            if (failure != null) {
                throw new TransactionLostException(failure);
            }
        }

        /** Throws where the transaction of all was lost, and only then. */
        void runApart(WriteConnection connection) {
            run(() -> connection.runApart(unit));
            if (failure instanceof TransactionLostException) {
                throw failure;
            }
        }

        void runAndCommit(WriteConnection connection) {
            run(() -> connection.runAndCommit(unit));
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

        /** Waits for it, though its caller be interrupted: the unit is being written. */
        T answer() {
            boolean wasInterrupted = false;
            while (isAnswered.getCount() > 0) {
                try {
                    isAnswered.await();
                } catch (InterruptedException stopped) {
                    wasInterrupted = true;
                }
            }
            if (wasInterrupted) {
                Thread.currentThread().interrupt();
            }
            if (failure != null) {
                throw failure;
            }
            return result;
        }
    }
}
