package claimdesk.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that stands still until it is set. Thread-safe. */
public final class SettableClock implements InstantSource {

    private final AtomicLong nowMs;

    public SettableClock(long nowMs) {
        this.nowMs = new AtomicLong(nowMs);
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(nowMs.get());
    }

    /** Sets it, forwards or backwards. */
    public void set(long toMs) {
        nowMs.set(toMs);
    }

    /** Moves it by so many milliseconds; a negative number moves it back. */
    public void advance(long byMs) {
        nowMs.addAndGet(byMs);
    }
}
