package claimdesk.ui.timeline.drawing;

import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.shape.Timeline;
import java.util.Locale;

/**
 * A timeline as one SVG element, whole and by itself: no scripts, no fonts or files from elsewhere, its styles bound to
 * its own id so that it can stand in a page beside others.
 */
public final class TimelineSvg {

    private TimelineSvg() {}

    /**
     * @param id an XML name, of its own in the page
     * @param title what it shows, in words
     */
    public static String of(Timeline timeline, Palette palette, String id, String title) {
        if (!id.matches("[A-Za-z_][A-Za-z0-9_-]*")) {
            throw new IllegalArgumentException("not a name for an SVG element: " + ShownText.of(id));
        }
        double width = Frame.HEADER_WIDTH + timeline.size().width();
        double height = Frame.AXIS_HEIGHT + timeline.size().height();
        StringBuilder out = new StringBuilder();
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"%s\" role=\"img\" width=\"%.0f\" height=\"%.0f\""
                        + " viewBox=\"0 0 %.0f %.0f\">%n",
                id,
                width,
                height,
                width,
                height));
        out.append("<title>").append(SvgPen.escaped(ShownText.of(title))).append("</title>\n");
        styles(out, palette, "#" + id);
        SvgPen pen = new SvgPen(out);
        Sketch sketch = new Sketch(timeline, pen);
        Frame frame = new Frame(timeline, pen);
        frame.corner();
        moved(out, Frame.HEADER_WIDTH, 0, () -> frame.axis(timeline.size().width()));
        moved(out, Frame.HEADER_WIDTH, Frame.AXIS_HEIGHT, () -> sketch.plot(0, 0));
        moved(out, 0, Frame.AXIS_HEIGHT, () -> frame.headers(0));
        return out.append("</svg>\n").toString();
    }

    private static void moved(StringBuilder out, double x, double y, Runnable part) {
        out.append(String.format(Locale.ROOT, "<g transform=\"translate(%.0f %.0f)\">%n", x, y));
        part.run();
        out.append("</g>\n");
    }

    private static void styles(StringBuilder out, Palette palette, String own) {
        out.append("<style>\n");
        out.append(own).append(" { print-color-adjust: exact; -webkit-print-color-adjust: exact; }\n");
        out.append(own).append(" text { font-family: \"DejaVu Sans\", \"Segoe UI\", Helvetica, Arial, sans-serif; }\n");
        out.append(own).append(" text.bold { font-weight: bold; }\n");
        out.append(own).append(" path.dashed, ").append(own).append(" rect.dashed { stroke-dasharray: 4 3; }\n");
        out.append(own).append(" path.dotted { stroke-dasharray: 1.5 3; }\n");
        for (Ink ink : Ink.values()) {
            out.append(String.format("%s .f-%s { fill: %s; }%n", own, ink.text(), palette.of(ink)));
            out.append(String.format(
                    "%s .s-%s { fill: none; stroke: %s; stroke-linecap: round;" + " stroke-linejoin: round; }%n",
                    own, ink.text(), palette.of(ink)));
        }
        out.append("</style>\n");
    }
}
