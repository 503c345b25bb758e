package claimdesk.app.room;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands until a move sets it. Not thread-safe. */
public final class RoomClock implements InstantSource {

    /** The first instant of every room: 2026-01-01T00:00:00Z. */
    public static final long START_MS = 1_767_225_600_000L;

    private long nowMs = START_MS;

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(nowMs);
    }

    @Override
    public long millis() {
        return nowMs;
    }

    void set(long ms) {
        nowMs = ms;
    }
}
