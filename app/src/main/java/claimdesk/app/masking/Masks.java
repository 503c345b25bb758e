package claimdesk.app.masking;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The masks of one case: a value always gets the same one, in the order in which values are met, so that they can be told
 * apart and neither their length nor anything else of them can be told. Not thread-safe.
 */
final class Masks {

    private static final int TAG_BYTES = 3;
    private static final Pattern MASK = Pattern.compile("\u2039[a-z]{1,20} [0-9a-f]{6}-[0-9]{1,9}\u203A");

    private final String tag;
    private final Map<String, Integer> numbers = new HashMap<>();

    /**
     * @param tag stands in each mask, so that those of two cases are never taken for one
     */
    Masks(String tag) {
        this.tag = tag;
    }

    /** Those of what is called so. */
    static Masks of(String name) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8));
            return new Masks(HexFormat.of().formatHex(hash, 0, TAG_BYTES));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** As in {@code ‹email 3f2a91-1›}; a mask stays what it is, for a case may come from a masked case file. */
    String mask(String what, String value) {
        if (MASK.matcher(value).matches()) {
            return value;
        }
        int number = numbers.computeIfAbsent(value, first -> numbers.size() + 1);
        return "\u2039" + what + " " + tag + "-" + number + "\u203A";
    }

    /** The text with its e-mail addresses and phone numbers masked; the rest of it stays. */
    String text(String text) {
        return PersonalText.replaced(text, this::mask);
    }

    /** A name of the business, as of an order or a key, likewise. */
    String name(String name) {
        return PersonalText.replacedInName(name, this::mask);
    }

    /** A time as it was written, or what stands in its place, without e-mail addresses. */
    String time(String time) {
        return PersonalText.replacedInTime(time, this::mask);
    }
}
