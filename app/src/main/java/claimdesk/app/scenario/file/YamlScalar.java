package claimdesk.app.scenario.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;

/**
 * What an unquoted YAML word means: a decimal number, {@code true}, {@code false}, nothing, or else text. Nothing is
 * guessed: {@code yes}, {@code 0777}, {@code 1_000}, {@code 1:30} and {@code .nan} are texts.
 */
final class YamlScalar {

    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,39})");
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,40}(\\.[0-9]{1,40})?([eE][-+]?[0-9]{1,2})?");
    private static final Pattern LEADING_ZERO = Pattern.compile("-?0[0-9].*");
    private static final Pattern NOTHING = Pattern.compile("|~|null");

    private YamlScalar() {}

    static JsonNode node(String text, boolean isPlain) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (!isPlain) {
            return nodes.textNode(text);
        }
        if (NOTHING.matcher(text).matches()) {
            return nodes.nullNode();
        }
        if (text.equals("true") || text.equals("false")) {
            return nodes.booleanNode(text.equals("true"));
        }
        if (WHOLE.matcher(text).matches()) {
            return nodes.numberNode(new BigInteger(text));
        }
        if (DECIMAL.matcher(text).matches() && !LEADING_ZERO.matcher(text).matches()) {
            return number(new BigDecimal(text));
        }
        return nodes.textNode(text);
    }

    /** Keeps a whole number as one, however it is written, so that its range is judged exactly. */
    private static JsonNode number(BigDecimal value) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        boolean isWhole = value.stripTrailingZeros().scale() <= 0;
        return isWhole ? nodes.numberNode(value.toBigIntegerExact()) : nodes.numberNode(value);
    }
}
