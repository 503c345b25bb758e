package claimdesk.app.scenario;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How problems say where something stands, what was found there, and what was probably meant. */
public final class Words {

    private static final int QUOTED_MAX = 60;
    private static final int BYTE_ORDER_MARK = 0xFEFF;
    private static final Map<String, String> ONE_OF = Map.of(
            "vendors", "vendor",
            "faults", "fault",
            "operations", "operation",
            "choices", "choice",
            "when", "fact",
            "expect", "fact",
            "try", "try");

    private Words() {}

    /** Says a path from the inside out: {@code attempts-max of retry of vendor 2}. */
    public static String where(JsonPointer at) {
        if (at.matches()) {
            return "the scenario";
        }
        StringBuilder words = new StringBuilder();
        for (JsonPointer rest = at; !rest.matches(); rest = rest.tail()) {
            String part = shown(rest.getMatchingProperty());
            JsonPointer next = rest.tail();
            if (ONE_OF.containsKey(part) && next.mayMatchElement()) {
                part = ONE_OF.get(part) + " " + (next.getMatchingIndex() + 1);
                rest = next;
            }
            words.insert(0, words.isEmpty() ? part : part + " of ");
            if (rest.tail().matches()) {
                break;
            }
        }
        return words.toString();
    }

    public static String found(JsonNode node) {
        return switch (node.getNodeType()) {
            case STRING -> "the text " + quoted(node.textValue());
            case ARRAY -> node.isEmpty() ? "an empty list" : "a list of " + node.size();
            case OBJECT -> node.isEmpty() ? "an empty mapping" : "a mapping of " + node.size() + " fields";
            case NULL, MISSING -> "empty";
            default -> node.asText();
        };
    }

    public static String notAmong(JsonPointer at, String found, Collection<String> allowed) {
        return where(at) + " is " + quoted(found) + "; allowed: " + String.join(", ", allowed)
                + didYouMean(found, allowed);
    }

    /** Says which allowed word is close to {@code found}, or nothing. */
    public static String didYouMean(String found, Collection<String> allowed) {
        String plain = plain(found);
        Optional<String> nearest = plain.length() > QUOTED_MAX
                ? Optional.empty()
                : allowed.stream().min(Comparator.comparingInt(word -> distance(plain, plain(word))));
        return nearest.filter(word -> distance(plain, plain(word)) <= Math.max(1, plain.length() / 3))
                .map(word -> "; did you mean " + word + "?")
                .orElse("");
    }

    public static String quoted(String text) {
        int characters = text.codePointCount(0, text.length());
        return characters <= QUOTED_MAX
                ? '"' + shown(text) + '"'
                : '"' + shown(text.substring(0, text.offsetByCodePoints(0, QUOTED_MAX))) + "…\" (" + characters
                        + " characters)";
    }

    /** Whether a code point would not be seen, or would change how its neighbours are seen. */
    public static boolean isUnprintable(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.CONTROL
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || codePoint == BYTE_ORDER_MARK;
    }

    /** The text with all that cannot be seen written as its code. */
    public static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(point -> {
            if (isUnprintable(point) || Character.getType(point) == Character.FORMAT) {
                shown.append(String.format("\\u%04X", point));
            } else {
                shown.appendCodePoint(point);
            }
        });
        return shown.toString();
    }

    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }

    /** How many letters must be changed, added or removed to turn one word into the other. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
