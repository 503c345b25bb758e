package claimdesk.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Callers that start at the same moment, each on a thread of its own. */
public final class Crowd {

    private static final int SECONDS_MAX = 60;

    private Crowd() {}

    /** Lets all start together and returns what each returned; whatever one throws fails the test. */
    public static <T> List<T> together(List<? extends Callable<T>> callers) {
        CyclicBarrier barrier = new CyclicBarrier(callers.size());
        ExecutorService threads = Executors.newFixedThreadPool(callers.size());
        try {
            List<Future<T>> started = new ArrayList<>();
            for (Callable<T> caller : callers) {
                started.add(threads.submit(() -> {
                    barrier.await(SECONDS_MAX, TimeUnit.SECONDS);
                    return caller.call();
                }));
            }
            List<T> results = new ArrayList<>();
            for (Future<T> one : started) {
                results.add(result(one));
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }

    /** What a caller returned; whatever it threw fails the test. */
    public static <T> T result(Future<T> caller) {
        try {
            return caller.get(SECONDS_MAX, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException | InterruptedException failure) {
            throw new AssertionError("a caller failed", failure);
        }
    }

    /** What a caller threw; one that returned fails the test. */
    public static Throwable failure(Future<?> caller) {
        try {
            throw new AssertionError("a caller did not fail but returned " + caller.get(SECONDS_MAX, TimeUnit.SECONDS));
        } catch (ExecutionException failure) {
            return failure.getCause();
        } catch (TimeoutException | InterruptedException failure) {
            throw new AssertionError("a caller neither failed nor returned", failure);
        }
    }
}
