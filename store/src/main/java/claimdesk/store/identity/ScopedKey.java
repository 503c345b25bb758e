package claimdesk.store.identity;

import java.nio.charset.StandardCharsets;

/**
 * An idempotency key within its vendor: what a key row is found by. Two vendors may use the same key and never meet.
 *
 * <p>The limits hold for the two together, as they are stored (case C39): vendor and key have at most
 * {@value #CHARACTERS_MAX} characters and {@value #BYTES_MAX} bytes of UTF-8.
 */
public record ScopedKey(Vendor vendor, IdempotencyKey key) {

    public static final int CHARACTERS_MAX = 300;
    public static final int BYTES_MAX = 1024;

    /** The most bytes of UTF-8 that one of Java's {@code char}s takes. */
    private static final int BYTES_A_CHAR_MAX = 3;

    public ScopedKey {
        int length = vendor.text().length() + key.text().length();
        if (length > CHARACTERS_MAX || BYTES_A_CHAR_MAX * length > BYTES_MAX) {
            check(vendor, key);
        }
    }

    private static void check(Vendor vendor, IdempotencyKey key) {
        int characters = Names.characters(vendor.text()) + Names.characters(key.text());
        int bytes = bytes(vendor.text()) + bytes(key.text());
        if (characters > CHARACTERS_MAX || bytes > BYTES_MAX) {
            throw new IllegalArgumentException("vendor and idempotency key together have " + characters
                    + " characters in " + bytes + " bytes; at most " + CHARACTERS_MAX + " characters and " + BYTES_MAX
                    + " bytes are allowed");
        }
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public String toString() {
        return vendor + "/" + key;
    }
}
