package claimdesk.store.claim;

import java.util.Locale;

/**
 * Hash of what a request asks. Two requests under one key ask the same if their {@code sha256} are equal.
 *
 * @param sha256 what is compared: 64 lower-case hexadecimal digits
 * @param rawSha256 the same hash with the body's bytes as they came; kept to show what a canonical form hid
 * @param rule how {@code sha256} was made
 */
public record Fingerprint(String sha256, String rawSha256, Rule rule) {

    /** Over which form of the body the compared hash was taken. */
    public enum Rule {
        /** RFC 8785 form of a JSON body that is I-JSON (RFC 7493). */
        CANONICAL,
        /** The bytes as they came. */
        RAW;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Fingerprint {
        checkHex(sha256);
        checkHex(rawSha256);
    }

    private static void checkHex(String text) {
        if (text.length() != 64 || !text.chars().allMatch(Fingerprint::isHexDigit)) {
            throw new IllegalArgumentException("a fingerprint has 64 lower-case hexadecimal digits: " + text);
        }
    }

    private static boolean isHexDigit(int character) {
        return character >= '0' && character <= '9' || character >= 'a' && character <= 'f';
    }
}
