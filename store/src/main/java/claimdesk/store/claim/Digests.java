package claimdesk.store.claim;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 over a list of fields, each with its length before it, so that no two lists can run together. */
public final class Digests {

    private static final int SHORT_CHARACTERS = 12;

    private final MessageDigest digest;

    public Digests() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    public Digests add(String field) {
        return add(field.getBytes(StandardCharsets.UTF_8));
    }

    public Digests add(byte[] field) {
        int length = field.length;
        digest.update((byte) (length >>> 24));
        digest.update((byte) (length >>> 16));
        digest.update((byte) (length >>> 8));
        digest.update((byte) length);
        digest.update(field);
        return this;
    }

    public Digests add(long number) {
        return add(Long.toString(number));
    }

    /** All 64 hexadecimal digits. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }

    /** The first {@value #SHORT_CHARACTERS} digits: enough to tell rows and tokens apart, too few to use as one. */
    public String shortHex() {
        return hex().substring(0, SHORT_CHARACTERS);
    }
}
