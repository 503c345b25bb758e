package claimdesk.app.exchange.mapping;

import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;

/**
 * How the times of a file are read.
 *
 * @param zone where times without an offset were written; without it they stay unread, and are flagged
 */
public record TimeRules(Clock clock, Optional<ZoneId> zone, EpochUnit unit) {

    /** Whose clock a file's times are by. */
    public enum Clock {
        /** The store's own, or one that is taken to agree with it. */
        SERVER,
        /** The vendor's: shown raw, never corrected or compared. */
        VENDOR;

        /** The word in profiles. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What a number that stands for a time counts. */
    public enum EpochUnit {
        /** Whichever of the others puts it between 2000 and 2100; no number fits two of them. */
        ANY(0),
        S(1_000_000_000L),
        MS(1_000_000L),
        US(1_000L),
        NS(1L);

        private final long nanos;

        EpochUnit(long nanos) {
            this.nanos = nanos;
        }

        public long nanos() {
            return nanos;
        }

        /** The word in profiles. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Server clock, no zone, any unit. */
    public static TimeRules usual() {
        return new TimeRules(Clock.SERVER, Optional.empty(), EpochUnit.ANY);
    }
}
