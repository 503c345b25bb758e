package claimdesk.app.chain;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.erdtman.jcs.JsonCanonicalizer;

/**
 * The hash that goes from line to line. Each line is an object in its RFC 8785 form with its number {@code n} and its
 * {@code hash}: SHA-256, in hexadecimal digits, over the hash of the line before it, a line feed, and the form of the
 * object without {@code hash}. Before the first line the hash is 64 zeros. Not thread-safe.
 */
final class Chain {

    static final String NUMBER = "n";
    static final String HASH = "hash";

    private String last = "0".repeat(64);
    private long lines;

    /** Binds the next line, and returns it as it is to be written. */
    String bind(ObjectNode line) {
        line.remove(HASH);
        line.put(NUMBER, lines + 1);
        last = hash(last + "\n" + canonical(line));
        lines++;
        return canonical(line.put(HASH, last));
    }

    /** How many lines are bound. */
    long lines() {
        return lines;
    }

    /** The hash of the last line. */
    String last() {
        return last;
    }

    private static String canonical(ObjectNode line) {
        try {
            return new JsonCanonicalizer(line.toString()).getEncodedString();
        } catch (IOException impossible) {
            throw new UncheckedIOException("what was JSON is none any more", impossible);
        }
    }

    private static String hash(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
