package claimdesk.app.simulation;

import java.time.Instant;
import java.time.InstantSource;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Makes a simulation go no faster than a number of times the wall clock, and holds it while it is paused. How fast it
 * goes changes nothing of what it writes. Thread-safe: one thread steps, any may pause.
 */
public final class Pace {

    public static final int TIMES_MAX = 10_000;

    /** The longest that is waited in one go, so that a change of pace is soon felt. */
    private static final long WAIT_MS_MAX = 50;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final InstantSource wall;
    private final int times;
    private boolean isPaused;
    /** The run's clock and the wall's at the last change of pace; -1 until the next step. */
    private long runMarkMs = -1;

    private long wallMarkMs;

    private Pace(int times, InstantSource wall) {
        this.times = times;
        this.wall = wall;
    }

    /** Waits for nothing. */
    public static Pace asFastAsPossible() {
        return new Pace(0, () -> Instant.EPOCH);
    }

    /**
     * @param times 1 to {@value #TIMES_MAX}
     */
    public static Pace times(int times, InstantSource wall) {
        if (times < 1 || times > TIMES_MAX) {
            throw new IllegalArgumentException("a pace of " + times + " is not from 1 to " + TIMES_MAX);
        }
        return new Pace(times, wall);
    }

    /** How many times the wall clock; empty if as fast as possible. */
    public OptionalInt timesWall() {
        return times == 0 ? OptionalInt.empty() : OptionalInt.of(times);
    }

    public void pause() {
        set(true);
    }

    public void resume() {
        set(false);
    }

    private void set(boolean paused) {
        lock.lock();
        try {
            isPaused = paused;
            runMarkMs = -1;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until the simulation's next step is due, then runs it. Returns false if the run is over. */
    public boolean step(Simulation simulation) throws InterruptedException {
        OptionalLong nextAtMs = simulation.nextAtMs();
        if (nextAtMs.isPresent()) {
            await(nextAtMs.getAsLong(), simulation);
        }
        return simulation.step();
    }

    private void await(long nextMs, Simulation simulation) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long leftMs = leftMs(nextMs, simulation);
            while (isPaused || leftMs > 0) {
                changed.await(isPaused ? WAIT_MS_MAX : Math.min(leftMs, WAIT_MS_MAX), TimeUnit.MILLISECONDS);
                leftMs = leftMs(nextMs, simulation);
            }
        } finally {
            lock.unlock();
        }
    }

    private long leftMs(long nextMs, Simulation simulation) {
        if (times == 0) {
            return 0;
        }
        if (runMarkMs < 0) {
            runMarkMs = simulation.timeMs();
            wallMarkMs = wall.millis();
        }
        long dueOnWallMs = wallMarkMs + (nextMs - runMarkMs) / times;
        return dueOnWallMs - wall.millis();
    }
}
