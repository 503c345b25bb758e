package claimdesk.app.scenario;

import java.util.regex.Pattern;

/** The ranges that every part of a scenario keeps; {@code scenario.schema.json} states the same. */
public final class Bounds {

    public static final long DAY_MS = 86_400_000;
    public static final long YEAR_MS = 366 * DAY_MS;

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,59}");

    private Bounds() {}

    public static void check(String what, long value, long min, long max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(what + " is " + value + "; allowed: " + min + " to " + max);
        }
    }

    /** Holds {@code name} to what can be a file name and a table cell on every system. */
    public static void checkName(String what, String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(what + " is " + Words.quoted(name)
                    + "; allowed: 1 to 60 letters, digits, - and _, starting with a letter or digit");
        }
    }
}
