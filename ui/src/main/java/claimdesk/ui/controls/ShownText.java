package claimdesk.ui.controls;

import java.util.Locale;

/** Text from outside, made safe to show: control characters and those that turn the direction of text are visible. */
public final class ShownText {

    private static final int SHOWN_MAX = 300;

    private ShownText() {}

    /** {@code text} with every invisible or misleading character as {@code \}{@code uXXXX}; long text is cut with …. */
    public static String of(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().limit(SHOWN_MAX).forEach(point -> append(shown, point));
        return text.codePointCount(0, text.length()) > SHOWN_MAX
                ? shown.append('…').toString()
                : shown.toString();
    }

    private static void append(StringBuilder shown, int point) {
        if (isVisible(point)) {
            shown.appendCodePoint(point);
        } else {
            shown.append(String.format(Locale.ROOT, "\\u%04X", point));
        }
    }

    private static boolean isVisible(int point) {
        switch (Character.getType(point)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.SURROGATE:
            case Character.UNASSIGNED:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
                return false;
            case Character.SPACE_SEPARATOR:
                return point == ' ';
            default:
                return true;
        }
    }
}
