package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.TimeRules;
import claimdesk.app.exchange.mapping.TimeRules.EpochUnit;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads times: ISO 8601 with {@code T} or a space, the time of Apache's and nginx's logs, and numbers since 1970. What
 * was written without an offset is read by the zone that the person named, or not at all. Thread-safe.
 */
final class TimeReader {

    /** What a text says of a moment. */
    sealed interface Reading {

        /** Milliseconds since 1970 (UTC). */
        record At(long ms) implements Reading {}

        /** It is a time, but of which moment cannot be told; the note says why. */
        record Unplaced(String note) implements Reading {}

        /** It is no time. */
        record Wrong() implements Reading {}

        default <R> R match(LongFunction<R> at, Function<String, R> unplaced, Supplier<R> wrong) {
            if (this instanceof At one) {
                return at.apply(one.ms());
            }
            return this instanceof Unplaced one ? unplaced.apply(one.note()) : wrong.get();
        }
    }

    static final String NO_OFFSET = "no-offset";
    static final String TWICE = "local-time-twice";
    static final String NEVER = "local-time-never";

    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})[Tt ](\\d{2}):(\\d{2})"
            + "(?::(\\d{2})(?:[.,](\\d{1,12}))?)? ?(Z|z|UTC|GMT|[-+]\\d{2}(?::?\\d{2})?)?");
    private static final Pattern LOG =
            Pattern.compile("\\[?(\\d{2})/([A-Za-z]{3})/(\\d{4}):(\\d{2}):(\\d{2}):(\\d{2}) ?([-+]\\d{4})?]?");
    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final int NUMBER_CHARACTERS_MAX = 30;
    private static final long NANOS_IN_MS = 1_000_000L;
    private static final BigDecimal FROM_NANOS =
            BigDecimal.valueOf(946_684_800L).movePointRight(9);
    private static final BigDecimal TO_NANOS =
            BigDecimal.valueOf(4_102_444_800L).movePointRight(9);

    private final TimeRules rules;

    TimeReader(TimeRules rules) {
        this.rules = rules;
    }

    Reading read(String raw) {
        String text = raw.strip();
        if (text.length() > NUMBER_CHARACTERS_MAX + NUMBER_CHARACTERS_MAX) {
            return new Reading.Wrong();
        }
        try {
            OptionalLong utcMs = UtcTime.of(text);
            if (utcMs.isPresent()) {
                return new Reading.At(utcMs.getAsLong());
            }
            if (text.length() > 4 && text.charAt(4) == '-') {
                return iso(ISO.matcher(text));
            }
            return text.indexOf('/') > 0 ? log(LOG.matcher(text)) : number(text);
        } catch (DateTimeException noSuchDay) {
            return new Reading.Wrong();
        }
    }

    private Reading iso(Matcher parts) {
        if (!parts.matches()) {
            return new Reading.Wrong();
        }
        LocalDateTime local = LocalDateTime.of(
                part(parts, 1), part(parts, 2), part(parts, 3), part(parts, 4), part(parts, 5), part(parts, 6));
        return placed(local, millis(parts.group(7)), parts.group(8));
    }

    private Reading log(Matcher parts) {
        if (!parts.matches()) {
            return new Reading.Wrong();
        }
        int month = MONTHS.indexOf(parts.group(2).toLowerCase(Locale.ROOT)) + 1;
        LocalDateTime local =
                LocalDateTime.of(part(parts, 3), month, part(parts, 1), part(parts, 4), part(parts, 5), part(parts, 6));
        return placed(local, 0, parts.group(7));
    }

    private static int part(Matcher parts, int group) {
        return parts.group(group) == null ? 0 : Integer.parseInt(parts.group(group));
    }

    private static long millis(String fraction) {
        return fraction == null ? 0 : Long.parseLong((fraction + "00").substring(0, 3));
    }

    private Reading placed(LocalDateTime local, long millis, String offset) {
        if (offset != null) {
            return at(local, offset(offset), millis);
        }
        if (rules.zone().isEmpty()) {
            return new Reading.Unplaced(NO_OFFSET);
        }
        ZoneId zone = rules.zone().get();
        List<ZoneOffset> valid = zone.getRules().getValidOffsets(local);
        if (valid.size() == 1) {
            return at(local, valid.get(0), millis);
        }
        return new Reading.Unplaced(valid.isEmpty() ? NEVER : TWICE);
    }

    private static ZoneOffset offset(String text) {
        return Character.isLetter(text.charAt(0)) ? ZoneOffset.UTC : ZoneOffset.of(text);
    }

    private static Reading at(LocalDateTime local, ZoneOffset offset, long millis) {
        return new Reading.At(local.toEpochSecond(offset) * 1000 + millis);
    }

    private Reading number(String text) {
        if (text.isEmpty() || text.length() > NUMBER_CHARACTERS_MAX || !isNumber(text)) {
            return new Reading.Wrong();
        }
        BigDecimal number = new BigDecimal(text);
        if (rules.unit() != EpochUnit.ANY) {
            return at(number, rules.unit());
        }
        for (EpochUnit unit : List.of(EpochUnit.S, EpochUnit.MS, EpochUnit.US, EpochUnit.NS)) {
            BigDecimal nanos = nanos(number, unit);
            if (nanos.compareTo(FROM_NANOS) >= 0 && nanos.compareTo(TO_NANOS) < 0) {
                return at(number, unit);
            }
        }
        return new Reading.Wrong();
    }

    private static Reading at(BigDecimal number, EpochUnit unit) {
        BigDecimal ms = nanos(number, unit).divide(BigDecimal.valueOf(NANOS_IN_MS), 0, RoundingMode.FLOOR);
        return ms.abs().compareTo(TO_NANOS) > 0 ? new Reading.Wrong() : new Reading.At(ms.longValueExact());
    }

    private static BigDecimal nanos(BigDecimal number, EpochUnit unit) {
        return number.multiply(BigDecimal.valueOf(unit.nanos()));
    }

    private static boolean isNumber(String text) {
        int points = 0;
        for (int i = 0; i < text.length(); i++) {
            char one = text.charAt(i);
            points += one == '.' ? 1 : 0;
            if ((one < '0' || one > '9') && one != '.') {
                return false;
            }
        }
        return points <= 1 && !text.startsWith(".") && !text.endsWith(".");
    }
}
