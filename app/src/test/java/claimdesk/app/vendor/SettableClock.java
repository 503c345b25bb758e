package claimdesk.app.vendor;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that moves only when told. */
final class SettableClock implements InstantSource {

    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    void advanceMs(long ms) {
        now = now.plusMillis(ms);
    }

    void advanceNanos(long nanos) {
        now = now.plusNanos(nanos);
    }
}
