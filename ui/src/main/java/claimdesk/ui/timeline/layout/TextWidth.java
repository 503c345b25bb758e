package claimdesk.ui.timeline.layout;

/**
 * How wide words are at most: the advances of DejaVu Sans, the widest of the common sans-serif fonts, so that a layout
 * holds whatever the font is that it is drawn with in the end.
 */
public final class TextWidth {

    /** The size of labels, in units. */
    public static final double LABEL = 11;

    private static final String NARROW = "iljI|'.,:; !";
    private static final String SLIM = "frt()[]{}-\"/\\";
    private static final String WIDE = "mwMW@%";

    private TextWidth() {}

    public static double of(String text, double size) {
        return text.codePoints().mapToDouble(TextWidth::ems).sum() * size;
    }

    private static double ems(int point) {
        if (NARROW.indexOf(point) >= 0) {
            return 0.40;
        }
        if (SLIM.indexOf(point) >= 0) {
            return 0.47;
        }
        if (WIDE.indexOf(point) >= 0) {
            return 1.0;
        }
        if (point < 0x80) {
            return Character.isUpperCase(point) ? 0.74 : 0.64;
        }
        return 1.0;
    }

    /** As much of {@code text} as fits {@code width}, with its middle left out where it does not. */
    public static String fitted(String text, double width, double size) {
        if (of(text, size) <= width) {
            return text;
        }
        int[] points = text.codePoints().toArray();
        for (int kept = points.length - 1; kept > 1; kept--) {
            int front = (kept + 1) / 2;
            int back = kept - front;
            String shorter = new String(points, 0, front) + "\u2026" + new String(points, points.length - back, back);
            if (of(shorter, size) <= width) {
                return shorter;
            }
        }
        return "\u2026";
    }
}
