package claimdesk.app.exchange.lines;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.OptionalLong;

/** Reads the form that most logs have, {@code 2026-11-03T09:00:00.123Z}, several times as fast as a pattern does. */
final class UtcTime {

    private static final String FORM = "dddd-dd-ddTdd:dd:dd";
    private static final int FRACTION_DIGITS_MAX = 12;

    private UtcTime() {}

    /**
     * Milliseconds since 1970; empty if {@code text} is of another form.
     *
     * @throws java.time.DateTimeException if there is no such day, or no such time of day
     */
    static OptionalLong of(String text) {
        int end = text.length() - 1;
        if (end < FORM.length() || text.charAt(end) != 'Z' || !hasForm(text) || !isFraction(text, end)) {
            return OptionalLong.empty();
        }
        LocalDateTime time = LocalDateTime.of(
                digits(text, 0, 4),
                digits(text, 5, 7),
                digits(text, 8, 10),
                digits(text, 11, 13),
                digits(text, 14, 16),
                digits(text, 17, 19));
        return OptionalLong.of(time.toEpochSecond(ZoneOffset.UTC) * 1000 + millis(text, end));
    }

    private static boolean hasForm(String text) {
        for (int i = 0; i < FORM.length(); i++) {
            char form = FORM.charAt(i);
            char one = text.charAt(i);
            if (form == 'd' ? !isDigit(one) : form != one) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFraction(String text, int end) {
        int point = FORM.length();
        if (point == end) {
            return true;
        }
        int count = end - point - 1;
        if (text.charAt(point) != '.' || count < 1 || count > FRACTION_DIGITS_MAX) {
            return false;
        }
        for (int i = point + 1; i < end; i++) {
            if (!isDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static int millis(String text, int end) {
        int millis = 0;
        for (int i = 1; i <= 3; i++) {
            int at = FORM.length() + i;
            millis = millis * 10 + (at < end ? text.charAt(at) - '0' : 0);
        }
        return millis;
    }

    private static int digits(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            number = number * 10 + text.charAt(i) - '0';
        }
        return number;
    }

    private static boolean isDigit(char one) {
        return one >= '0' && one <= '9';
    }
}
