package claimdesk.store.window.lane;

import claimdesk.store.window.Cursor;
import java.util.Arrays;
import java.util.Optional;

/**
 * Some rows of a lane, by what they are ordered by and their numbers alone, newest first.
 *
 * @param atMs when each was claimed or saved; for a refused save its place in the journal
 * @param other the end of a claim's lease, or how long a saved answer took, if that was read; else 0
 * @param numbers the rows' numbers
 * @param lookedAt how many rows were looked at, those that the filter left out included
 * @param next where to go on; empty if the lane is at its end
 */
public record Places(long[] atMs, long[] other, long[] numbers, int lookedAt, Optional<Cursor> next) {

    public int size() {
        return numbers.length;
    }

    /** These without the ones that {@code matches} says no to, and where to go on. */
    static Places of(long[] atMs, long[] other, long[] numbers, boolean[] matches, int lookedAt, int limit) {
        int kept = 0;
        long[] keptAtMs = new long[lookedAt];
        long[] keptOther = new long[lookedAt];
        long[] keptNumbers = new long[lookedAt];
        for (int place = 0; place < lookedAt; place++) {
            if (matches[place]) {
                keptAtMs[kept] = atMs[place];
                keptOther[kept] = other[place];
                keptNumbers[kept] = numbers[place];
                kept++;
            }
        }
        return new Places(
                Arrays.copyOf(keptAtMs, kept),
                Arrays.copyOf(keptOther, kept),
                Arrays.copyOf(keptNumbers, kept),
                lookedAt,
                lookedAt < limit
                        ? Optional.empty()
                        : Optional.of(new Cursor(atMs[lookedAt - 1], numbers[lookedAt - 1])));
    }
}
