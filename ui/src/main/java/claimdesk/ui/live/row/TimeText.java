package claimdesk.ui.live.row;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How an instant of the store's clock is written: its time of day, or all of it. */
public final class TimeText {

    private final DateTimeFormatter format;
    private final DateTimeFormatter toTheSecond;
    private final DateTimeFormatter dated;

    public TimeText(ZoneId zone) {
        format = DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT).withZone(zone);
        dated = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSSX", Locale.ROOT)
                .withZone(zone);
        toTheSecond = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).withZone(zone);
    }

    /** Like {@code 10:02:11.040}. */
    public String of(long ms) {
        return format.format(Instant.ofEpochMilli(ms));
    }

    /** Like {@code 10:02:11}. */
    public String toTheSecond(long ms) {
        return toTheSecond.format(Instant.ofEpochMilli(ms));
    }

    /** Like {@code 2026-11-03 10:02:11.040Z}, with its offset, so that an import reads it again. */
    public String dated(long ms) {
        return dated.format(Instant.ofEpochMilli(ms));
    }
}
