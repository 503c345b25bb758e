package claimdesk.app.call;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Random JSON values from a small stock, so that equal ones come up, and their random spellings. A number is its
 * token, an object a sorted map, an array a list.
 */
final class RandomJson {

    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "100",
            "0.1",
            "-7",
            "9007199254740992",
            "9007199254740993",
            "1e23",
            "1E400",
            "1E-400",
            "1E999999999",
            "1E-999999999",
            "1e-99999999999",
            "3.14159265358979323846264338",
            "3.141592653589793",
            "5e-324");
    private static final List<String> STRINGS = List.of(
            "",
            "a",
            "A",
            "b",
            "é",
            "e\u0301",
            "\n",
            "\"",
            "\\",
            "/",
            "\u0000",
            "\u007f",
            "\uD83D\uDE00",
            "\uFB33",
            "\uD800",
            "\uFFFF");

    private final Random random;

    RandomJson(Random random) {
        this.random = random;
    }

    Object container() {
        return random.nextBoolean() ? object(3) : array(3);
    }

    private Object value(int depth) {
        int kind = random.nextInt(depth > 0 ? 6 : 4);
        return switch (kind) {
            case 0 -> new Number(pick(NUMBERS));
            case 1 -> pick(STRINGS);
            case 2 -> random.nextBoolean();
            case 3 -> new Number(Integer.toString(random.nextInt(5)));
            case 4 -> object(depth - 1);
            default -> array(depth - 1);
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> members = new TreeMap<>();
        for (int left = random.nextInt(4); left > 0; left--) {
            members.put(pick(STRINGS), value(depth));
        }
        return members;
    }

    private List<Object> array(int depth) {
        List<Object> elements = new ArrayList<>();
        for (int left = random.nextInt(3); left > 0; left--) {
            elements.add(value(depth));
        }
        return elements;
    }

    private <T> T pick(List<T> stock) {
        return stock.get(random.nextInt(stock.size()));
    }

    /** One of the ways to write {@code value}: members shuffled, white space and escapes strewn in. */
    String spell(Object value) {
        return space() + spelling(value) + space();
    }

    private String spelling(Object value) {
        if (value instanceof Map<?, ?> members) {
            List<String> spelled = new ArrayList<>();
            members.forEach((name, member) -> spelled.add(spell(name) + ":" + spell(member)));
            Collections.shuffle(spelled, random);
            return "{" + space() + String.join(",", spelled) + "}";
        }
        if (value instanceof List<?> elements) {
            List<String> spelled = elements.stream().map(this::spell).toList();
            return "[" + space() + String.join(",", spelled) + "]";
        }
        if (value instanceof String text) {
            return quoted(text);
        }
        return value.toString();
    }

    private String space() {
        return pick(List.of("", "", "", " ", "\n", "\t\r\n"));
    }

    private String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char character : text.toCharArray()) {
            boolean needsEscape = character < 0x20
                    || character == '"'
                    || character == '\\'
                    || Character.isSurrogate(character) && text.length() == 1;
            boolean escapes = needsEscape || !Character.isSurrogate(character) && random.nextInt(4) == 0;
            quoted.append(escapes ? "\\u" + hex(character) : Character.toString(character));
        }
        return quoted.append('"').toString();
    }

    private String hex(char character) {
        String digits = String.format("%04x", (int) character);
        return random.nextBoolean() ? digits : digits.toUpperCase(Locale.ROOT);
    }

    /** A number by its token. */
    record Number(String token) {

        @Override
        public String toString() {
            return token;
        }
    }
}
