package claimdesk.app.query;

import java.util.List;
import java.util.Optional;

/** Tells slips of the pen from other words. */
final class Likeness {

    private static final List<String> FIELDS = List.of(
            "order",
            "key",
            "vendor",
            "attempt",
            "attempts",
            "request",
            "status",
            "hash",
            "fingerprint",
            "state",
            "after",
            "before",
            "last");

    private static final int LETTERS_MIN = 4;

    private Likeness() {}

    /** The field that was meant, if the word looks like one. */
    static Optional<String> nearest(String word) {
        return FIELDS.stream()
                .filter(field -> field.length() >= LETTERS_MIN && word.length() >= LETTERS_MIN)
                .filter(field -> distance(word, field) <= (field.length() > 6 ? 2 : 1) || isSwapped(word, field))
                .findFirst();
    }

    /** Whether the word is how {@code other} begins, or has one letter wrong. */
    static boolean isNear(String word, String other) {
        boolean isLong = word.length() >= LETTERS_MIN && word.length() <= other.length() + 1;
        return isLong && !word.equals(other) && (other.startsWith(word) || distance(word, other) <= 1);
    }

    /** Two letters that stand next to each other in the wrong order. */
    private static boolean isSwapped(String word, String other) {
        if (word.length() != other.length()) {
            return false;
        }
        for (int place = 0; place < word.length() - 1; place++) {
            String swapped =
                    word.substring(0, place) + word.charAt(place + 1) + word.charAt(place) + word.substring(place + 2);
            if (swapped.equals(other)) {
                return true;
            }
        }
        return false;
    }

    /** How many letters must be put in, left out or changed, as far as 3. */
    private static int distance(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 2) {
            return 3;
        }
        int[] row = new int[other.length() + 1];
        for (int column = 0; column <= other.length(); column++) {
            row[column] = column;
        }
        for (int line = 1; line <= one.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column <= other.length(); column++) {
                int above = row[column];
                int change = one.charAt(line - 1) == other.charAt(column - 1) ? 0 : 1;
                row[column] = Math.min(Math.min(row[column] + 1, row[column - 1] + 1), diagonal + change);
                diagonal = above;
            }
        }
        return row[other.length()];
    }
}
