package claimdesk.app;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands where it was set. */
public final class SettableClock implements InstantSource {

    private Instant now;

    public SettableClock(long nowMs) {
        this.now = Instant.ofEpochMilli(nowMs);
    }

    public void set(long ms) {
        now = Instant.ofEpochMilli(ms);
    }

    public void add(long ms) {
        now = now.plusMillis(ms);
    }

    public void addNanos(long nanos) {
        now = now.plusNanos(nanos);
    }

    @Override
    public Instant instant() {
        return now;
    }
}
