package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Words;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What must hold of a file before it is read as YAML: not too large, UTF-8, and no character that an editor would not
 * show. A byte order mark and any line ends are fine.
 */
final class PlainText {

    static final int BYTES_MAX = 256 * 1024;

    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final Pattern TAB_INDENT = Pattern.compile("(?m)^ *\\t");
    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    private final String file;

    PlainText(String file) {
        this.file = file;
    }

    /** The text, and what is wrong with it, if anything; with a problem there is no text. */
    record Decoded(String text, List<Problem> problems) {}

    Decoded decode(byte[] bytes) {
        Decoded decoded = decodeAsItIs(bytes);
        return decoded.problems().isEmpty() ? check(decoded.text()) : decoded;
    }

    /** Only what it takes to be shown as text. */
    Decoded decodeAsItIs(byte[] bytes) {
        if (bytes.length > BYTES_MAX) {
            return refused("", "the file is over " + BYTES_MAX / 1024 + " KiB; allowed: up to that");
        }
        CharBuffer characters = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), characters, true);
        String text = characters.flip().toString();
        if (result.isError()) {
            return refused(text, "a byte that is not UTF-8; allowed: text in UTF-8");
        }
        return new Decoded(text, List.of());
    }

    Decoded check(String given) {
        if (given.length() > BYTES_MAX) {
            return refused("", "the text is over " + BYTES_MAX / 1024 + " KiB; allowed: up to that");
        }
        String text = given.startsWith(BYTE_ORDER_MARK) ? given.substring(1) : given;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int point = text.codePointAt(i);
            if (Words.isUnprintable(point) && "\t\r\n".indexOf(point) < 0) {
                return refused(
                        text.substring(0, i),
                        String.format("the character U+%04X; allowed: characters that can be seen", point));
            }
        }
        Matcher tab = TAB_INDENT.matcher(text);
        if (tab.find()) {
            return refused(text.substring(0, tab.end() - 1), "a tab that indents; allowed: spaces");
        }
        return new Decoded(text, List.of());
    }

    /** Refuses the text for what stands right after {@code before}. */
    private Decoded refused(String before, String text) {
        String[] lines = LINE_END.split(before, -1);
        String last = lines[lines.length - 1];
        return new Decoded(
                "", List.of(new Problem(file, lines.length, last.codePointCount(0, last.length()) + 1, text)));
    }
}
