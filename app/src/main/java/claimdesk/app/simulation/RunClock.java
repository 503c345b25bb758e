package claimdesk.app.simulation;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The store's clock during a run: the run's time, and what "store clock jumps" faults have added to it. Thread-safe.
 */
public final class RunClock implements InstantSource {

    private final InstantSource time;
    private final AtomicLong jumpedMs = new AtomicLong();

    public RunClock(InstantSource time) {
        this.time = time;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public long millis() {
        return time.millis() + jumpedMs.get();
    }

    /** The run's time as everybody but the store has it: its jumps are the store's alone. */
    InstantSource runTime() {
        return time;
    }

    void jump(long byMs) {
        jumpedMs.addAndGet(byMs);
    }
}
