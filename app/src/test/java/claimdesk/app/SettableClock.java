package claimdesk.app;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands where it was set. */
public final class SettableClock implements InstantSource {

    private long nowMs;

    public SettableClock(long nowMs) {
        this.nowMs = nowMs;
    }

    public void set(long ms) {
        nowMs = ms;
    }

    public void add(long ms) {
        nowMs += ms;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(nowMs);
    }
}
