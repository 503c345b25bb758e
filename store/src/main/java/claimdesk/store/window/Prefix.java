package claimdesk.store.window;

import claimdesk.store.database.DirectStatement;
import java.util.Arrays;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;

/**
 * All texts that begin with a given one, as a range that an index can seek: {@code >= :from AND < :to}. In BINARY
 * order, which compares the bytes of UTF-8, texts stand in the order of their code points, so the range ends at the
 * same text with its last code point raised by one. Nothing in the text is a wildcard.
 */
public final class Prefix {

    /** SQLite puts every blob above every text. */
    private static final byte[] ABOVE_ALL_TEXT = {0};

    private static final int BEFORE_SURROGATES = Character.MIN_SURROGATE - 1;
    private static final int AFTER_SURROGATES = Character.MAX_SURROGATE + 1;

    private final String text;

    private Prefix(String text) {
        this.text = text;
    }

    /** Empty for a text that no stored name begins with: one that is empty, or has half a surrogate pair. */
    public static Optional<Prefix> of(String text) {
        boolean isWhole = text.codePoints().noneMatch(Prefix::isSurrogate);
        return text.isEmpty() || !isWhole ? Optional.empty() : Optional.of(new Prefix(text));
    }

    <S extends SqlStatement<S>> S bind(S statement) {
        S from = statement.bind("from", text);
        Optional<String> end = end();
        return end.isPresent() ? from.bind("to", end.get()) : from.bind("to", ABOVE_ALL_TEXT);
    }

    /** As {@link #bind(SqlStatement)}, from {@code first} on, which may be any text above this one's begin. */
    public DirectStatement bind(DirectStatement statement, String first) {
        DirectStatement from = statement.bind("from", first);
        Optional<String> end = end();
        return end.isPresent() ? from.bind("to", end.get()) : from.bind("to", ABOVE_ALL_TEXT);
    }

    public String text() {
        return text;
    }

    /** The first text above all that begin with this one; empty if there is no such text. */
    public Optional<String> end() {
        int[] points = text.codePoints().toArray();
        int last = points.length - 1;
        while (last >= 0 && points[last] == Character.MAX_CODE_POINT) {
            last--;
        }
        if (last < 0) {
            return Optional.empty();
        }
        int[] end = Arrays.copyOf(points, last + 1);
        end[last] = end[last] == BEFORE_SURROGATES ? AFTER_SURROGATES : end[last] + 1;
        return Optional.of(new String(end, 0, end.length));
    }

    private static boolean isSurrogate(int point) {
        return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    }
}
