package claimdesk.app.bench;

import claimdesk.store.Store;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.identity.RunId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** The callers of one process, who begin together and take one action after the other until none is left. */
final class Crowd {

    private final Action action;
    private final Stopwatch stopwatch;

    Crowd(Store store, RunId run, OwnerTokens tokens, Stopwatch stopwatch) {
        this.action = new Action(store, run, tokens);
        this.stopwatch = stopwatch;
    }

    /**
     * Runs actions {@code first}, {@code first + 1} and so on.
     *
     * @throws IllegalStateException if one was not answered as it must be
     */
    Timing run(Load load, long first) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(load.callers());
        try {
            AtomicInteger next = new AtomicInteger();
            long[] nanos = new long[load.actions()];
            long begunCpu = stopwatch.cpuNanos().getAsLong();
            long begun = now();
            List<Future<?>> callers = new ArrayList<>();
            for (int caller = 0; caller < load.callers(); caller++) {
                callers.add(pool.submit(() -> call(load, first, next, nanos)));
            }
            for (Future<?> caller : callers) {
                caller.get();
            }
            double seconds = (now() - begun) / 1e9;
            return new Timing(nanos, seconds, stopwatch.cpuNanos().getAsLong() - begunCpu);
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause().getMessage(), failure.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private void call(Load load, long first, AtomicInteger next, long[] nanos) {
        for (int number = next.getAndIncrement(); number < nanos.length; number = next.getAndIncrement()) {
            long begun = now();
            action.run(load.rows(), first + number);
            nanos[number] = now() - begun;
        }
    }

    private long now() {
        return stopwatch.nanos().getAsLong();
    }
}
