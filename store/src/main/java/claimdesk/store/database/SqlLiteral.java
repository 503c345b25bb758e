package claimdesk.store.database;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/** A bound value as SQL writes it, such that the text means the same value of the same type. */
final class SqlLiteral {

    private SqlLiteral() {}

    static String of(Object value) {
        if (value == null) {
            return "NULL";
        }
        if (value instanceof byte[] bytes) {
            return text(bytes)
                    .map(text -> "CAST(" + quoted(text) + " AS BLOB)")
                    .orElseGet(() -> "x'" + HexFormat.of().formatHex(bytes) + "'");
        }
        return value instanceof Number || value instanceof Boolean ? value.toString() : quoted(value.toString());
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /** The text that {@code bytes} are, if they are one that can be read. */
    private static Optional<String> text(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return Optional.of(text).filter(one -> one.chars().noneMatch(Character::isISOControl));
        } catch (CharacterCodingException notText) {
            return Optional.empty();
        }
    }
}
