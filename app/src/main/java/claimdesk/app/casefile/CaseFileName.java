package claimdesk.app.casefile;

import claimdesk.app.casework.Topic;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** How a case's files are called: a name for any system, whatever the order or key is. */
public final class CaseFileName {

    /** What the name of the file with the lines ends with, by which systems know whose it is. */
    public static final String ENDING = ".claimdesk";

    private static final int CHARACTERS_MAX = 80;
    private static final int DIGEST_BYTES = 4;

    private CaseFileName() {}

    /** As in {@code case-order-4711}: without an ending. What had to be changed in a name is told apart by a digest. */
    public static String of(Topic topic) {
        String words = topic.match(
                one -> "order-" + one.order(),
                one -> "key-" + one.key().vendor() + "-" + one.key().key());
        String safe = words.replaceAll("[^A-Za-z0-9._-]", "_");
        String cut = safe.length() > CHARACTERS_MAX ? safe.substring(0, CHARACTERS_MAX) : safe;
        return "case-" + (cut.equals(words) ? cut : cut + "-" + digest(topic.words()));
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
