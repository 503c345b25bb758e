package claimdesk.app.call;

import java.io.IOException;
import java.math.BigDecimal;
import org.erdtman.jcs.NumberToJSON;

/** The strings and numbers that every reader takes for the same (RFC 7493 sections 2.1 and 2.2). */
final class InterchangeableValues {

    /** A longer number is not tried: exact arithmetic on it would cost more than it tells. */
    static final int NUMBER_CHARACTERS_MAX = 1_000;

    private InterchangeableValues() {}

    /** Whether {@code text}, after unescaping, has no half of a surrogate pair and no noncharacter. */
    static boolean isText(String text) {
        return text.codePoints()
                .noneMatch(point -> point >= 0xD800 && point <= 0xDFFF
                        || point >= 0xFDD0 && point <= 0xFDEF
                        || (point & 0xFFFE) == 0xFFFE);
    }

    /**
     * Whether the RFC 8785 spelling of {@code token}'s double is the same number as {@code token}. That spelling comes
     * from the library, not from {@code Double.toString}, which before Java 19 did not always give the shortest.
     */
    static boolean isNumber(String token) {
        if (token.length() > NUMBER_CHARACTERS_MAX) {
            return false;
        }
        double held = Double.parseDouble(token);
        if (Double.isInfinite(held)) {
            return false;
        }
        try {
            // No exponent can make this slow: numbers of unlike magnitude are told apart by that alone.
            return new BigDecimal(NumberToJSON.serializeNumber(held)).compareTo(new BigDecimal(token)) == 0;
        } catch (NumberFormatException exponentBeyondAnyDouble) {
            return false;
        } catch (IOException impossible) {
            throw new IllegalStateException("a finite double has an RFC 8785 spelling: " + held, impossible);
        }
    }
}
