package claimdesk.app.lesson;

/**
 * How many there must be.
 *
 * @param min at least so many
 * @param max at most so many
 */
public record Limit(long min, long max) {

    /** There is at least one. */
    public static final Limit SOME = atLeast(1);

    public Limit {
        if (min < 0 || max < min) {
            throw new IllegalArgumentException("no number is from " + min + " to " + max);
        }
    }

    public static Limit exactly(long count) {
        return new Limit(count, count);
    }

    public static Limit atLeast(long count) {
        return new Limit(count, Long.MAX_VALUE);
    }

    public static Limit atMost(long count) {
        return new Limit(0, count);
    }

    boolean allows(long count) {
        return count >= min && count <= max;
    }
}
