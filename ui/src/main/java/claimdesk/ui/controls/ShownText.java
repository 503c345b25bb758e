package claimdesk.ui.controls;

import java.util.Locale;

/**
 * Text from outside (keys, vendors, orders) as it may be shown: what a screen would hide or reorder is written as its
 * number. Two different texts are never shown alike.
 */
public final class ShownText {

    private static final int OPENING_BRACKET = 0x27E8;

    private ShownText() {}

    /**
     * Returns {@code text} with controls, bidi marks, other invisible characters, odd spaces, and spaces at either end
     * written like {@code ⟨U+202E⟩}.
     */
    public static String of(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        int at = 0;
        while (at < text.length()) {
            int point = text.codePointAt(at);
            int next = at + Character.charCount(point);
            boolean isAtEnd = at == 0 || next == text.length();
            if (point == ' ' ? isAtEnd : isHidden(point)) {
                shown.append(String.format(Locale.ROOT, "\u27E8U+%04X\u27E9", point));
            } else {
                shown.appendCodePoint(point);
            }
            at = next;
        }
        return shown.toString();
    }

    private static boolean isHidden(int point) {
        switch (Character.getType(point)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.SURROGATE:
            case Character.PRIVATE_USE:
            case Character.UNASSIGNED:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.SPACE_SEPARATOR:
                return true;
            default:
                return point == OPENING_BRACKET || isBlank(point);
        }
    }

    /** Letters that are drawn as nothing: the Hangul fillers, and marks that only choose between drawings. */
    private static boolean isBlank(int point) {
        return point == 0x115F
                || point == 0x1160
                || point == 0x3164
                || point == 0xFFA0
                || point == 0x034F
                || point >= 0xFE00 && point <= 0xFE0F
                || point >= 0xE0100 && point <= 0xE01EF;
    }
}
