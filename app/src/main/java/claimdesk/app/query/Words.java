package claimdesk.app.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Takes a text apart at its blanks; what stands in quotes keeps its own, and {@code ""} in it is one quote. */
final class Words {

    private static final char QUOTE = '"';
    private static final String SIGNS = "<>=";
    private static final String COMPARED = "attempts";

    private final String text;
    private int place;

    private Words(String text) {
        this.text = text;
    }

    static List<Word> of(String text) {
        Words reader = new Words(text);
        List<Word> words = new ArrayList<>();
        reader.skipBlanks();
        while (reader.hasMore()) {
            words.add(reader.word());
            reader.skipBlanks();
        }
        return words;
    }

    private boolean hasMore() {
        return place < text.length();
    }

    private boolean isBlank() {
        return Character.isWhitespace(text.charAt(place));
    }

    private void skipBlanks() {
        while (hasMore() && isBlank()) {
            place++;
        }
    }

    private Word word() {
        int from = place;
        String field = "";
        String sign = "";
        int end = place;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        String begin = text.substring(place, end).toLowerCase(Locale.ROOT);
        if (end > from && end < text.length() && text.charAt(end) == ':') {
            field = begin;
            sign = ":";
            place = end + 1;
        } else if (begin.equals(COMPARED) && hasSignAfter(end)) {
            field = begin;
            sign = sign();
            skipBlanks();
        }
        boolean isQuoted = hasMore() && text.charAt(place) == QUOTE;
        String value = isQuoted ? quoted() : plain();
        return new Word(from, place, field, sign, value, isQuoted);
    }

    /** Whether a sign of comparison follows, perhaps after blanks; goes there if so. */
    private boolean hasSignAfter(int end) {
        int at = end;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        boolean isSign = at < text.length() && SIGNS.indexOf(text.charAt(at)) >= 0;
        place = isSign ? at : place;
        return isSign;
    }

    private String sign() {
        int from = place;
        while (hasMore() && SIGNS.indexOf(text.charAt(place)) >= 0) {
            place++;
        }
        return text.substring(from, place);
    }

    private String plain() {
        int from = place;
        while (hasMore() && !isBlank()) {
            place++;
        }
        return text.substring(from, place);
    }

    private String quoted() {
        int from = place++;
        StringBuilder value = new StringBuilder();
        while (hasMore()) {
            char next = text.charAt(place++);
            if (next != QUOTE) {
                value.append(next);
            } else if (hasMore() && text.charAt(place) == QUOTE) {
                value.append(QUOTE);
                place++;
            } else {
                return value.toString();
            }
        }
        throw new Misread(from, place, "The quote is not closed.", "Put another \" at the end of the value.");
    }
}
