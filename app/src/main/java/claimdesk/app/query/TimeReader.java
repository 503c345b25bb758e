package claimdesk.app.query;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads times as people type them, in the zone of the person where they name no offset. */
final class TimeReader {

    /** What may be typed, for messages. */
    static final String ALLOWED =
            "A time is like 2026-05-01, 2026-05-01T10:00, 2026-05-01T10:00:00+02:00, 10:00 (the last"
                    + " time it was that late), today or yesterday.";

    private static final long DAY_MS = 86_400_000;
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern TIME = Pattern.compile("\\d{1,2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?");
    private static final Pattern BOTH = Pattern.compile(
            "(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?)(Z|z|[+-]\\d{2}:?\\d{2})?");
    private static final Pattern EPOCH_MS = Pattern.compile("\\d{13}");
    private static final Pattern LENGTH = Pattern.compile("(\\d{1,5})(s|m|min|h|d|w)");

    private final Instant now;
    private final ZoneId zone;

    TimeReader(long nowMs, ZoneId zone) {
        this.now = Instant.ofEpochMilli(nowMs);
        this.zone = zone;
    }

    /** From the first to the last millisecond that a text stands for: a whole day for a date, otherwise one instant. */
    record Moment(long firstMs, long lastMs, boolean isTimeOfDay) {

        private static Moment at(Instant instant) {
            return new Moment(instant.toEpochMilli(), instant.toEpochMilli(), false);
        }

        Moment nextDay() {
            return new Moment(firstMs + DAY_MS, lastMs + DAY_MS, isTimeOfDay);
        }
    }

    /** Empty if the text is no time. */
    Optional<Moment> moment(String text) {
        try {
            return Optional.ofNullable(read(text.toLowerCase(Locale.ROOT)));
        } catch (DateTimeException | ArithmeticException noSuchDay) {
            return Optional.empty();
        }
    }

    private Moment read(String text) {
        if (text.equals("now")) {
            return Moment.at(now);
        }
        if (text.equals("today") || text.equals("yesterday")) {
            LocalDate today = now.atZone(zone).toLocalDate();
            return day(text.equals("today") ? today : today.minusDays(1));
        }
        if (DATE.matcher(text).matches()) {
            return day(LocalDate.parse(text));
        }
        if (TIME.matcher(text).matches()) {
            return timeOfDay(time(text));
        }
        if (EPOCH_MS.matcher(text).matches()) {
            return Moment.at(Instant.ofEpochMilli(Long.parseLong(text)));
        }
        Matcher both = BOTH.matcher(text);
        return both.matches() ? dateAndTime(both) : null;
    }

    private Moment dateAndTime(Matcher both) {
        LocalDateTime local = LocalDate.parse(both.group(1)).atTime(time(both.group(2)));
        if (both.group(3) == null) {
            return Moment.at(local.atZone(zone).toInstant());
        }
        String offset = both.group(3).toUpperCase(Locale.ROOT);
        boolean isShort = offset.length() == "+0200".length();
        String whole = isShort ? offset.substring(0, 3) + ":" + offset.substring(3) : offset;
        return Moment.at(OffsetDateTime.of(local, ZoneOffset.of(whole)).toInstant());
    }

    private static LocalTime time(String text) {
        return LocalTime.parse(text.indexOf(':') == 1 ? "0" + text : text);
    }

    private Moment day(LocalDate day) {
        long first = day.atStartOfDay(zone).toInstant().toEpochMilli();
        return new Moment(first, day.plusDays(1).atStartOfDay(zone).toInstant().toEpochMilli() - 1, false);
    }

    /** The last time that it was that late. */
    private Moment timeOfDay(LocalTime time) {
        ZonedDateTime today = now.atZone(zone).toLocalDate().atTime(time).atZone(zone);
        ZonedDateTime last = today.toInstant().isAfter(now) ? today.minusDays(1) : today;
        long ms = last.toInstant().toEpochMilli();
        return new Moment(ms, ms, true);
    }

    /** Milliseconds of a length like 15m; empty if it is none. */
    static Optional<Long> lengthMs(String text) {
        Matcher length = LENGTH.matcher(text.toLowerCase(Locale.ROOT));
        if (!length.matches()) {
            return Optional.empty();
        }
        long unitMs =
                switch (length.group(2)) {
                    case "s" -> 1000;
                    case "h" -> DAY_MS / 24;
                    case "d" -> DAY_MS;
                    case "w" -> 7 * DAY_MS;
                    default -> 60_000;
                };
        return Optional.of(Long.parseLong(length.group(1)) * unitMs);
    }
}
