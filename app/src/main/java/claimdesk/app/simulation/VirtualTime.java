package claimdesk.app.simulation;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.OptionalLong;
import java.util.PriorityQueue;

/**
 * The simulation driver's time: it stands still while a task runs and leaps to the next one. Tasks of one instant run in
 * the order in which they were asked for, so that equal runs are equal. The clock may be read by any thread; the rest
 * belongs to the one that runs the tasks.
 */
public final class VirtualTime implements Timetable, InstantSource {

    private record Task(long atMs, long number, Runnable work) {}

    private final PriorityQueue<Task> tasks =
            new PriorityQueue<>(Comparator.comparingLong(Task::atMs).thenComparingLong(Task::number));
    private volatile long nowMs;
    private long asked;

    /**
     * @param startMs the first instant, milliseconds since 1970
     */
    public VirtualTime(long startMs) {
        this.nowMs = startMs;
    }

    @Override
    public void in(long delayMs, Runnable task) {
        if (delayMs < 0) {
            throw new IllegalArgumentException("a delay of " + delayMs + " ms lies in the past");
        }
        tasks.add(new Task(Math.addExact(nowMs, delayMs), asked++, task));
    }

    /** Moves the clock to {@code ms} if that is later; only before the first task was asked for. */
    void startNoEarlierThan(long ms) {
        if (asked > 0) {
            throw new IllegalStateException("the run has begun");
        }
        nowMs = Math.max(nowMs, ms);
    }

    /** When the next task is due; empty if there is none. */
    public OptionalLong nextAtMs() {
        return tasks.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(tasks.element().atMs());
    }

    /** Leaps to the next task and runs it. Returns false if there is none. */
    public boolean runNext() {
        Task task = tasks.poll();
        if (task == null) {
            return false;
        }
        nowMs = task.atMs();
        task.work().run();
        return true;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(nowMs);
    }

    @Override
    public long millis() {
        return nowMs;
    }
}
