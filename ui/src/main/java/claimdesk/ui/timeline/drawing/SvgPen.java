package claimdesk.ui.timeline.drawing;

import java.util.Locale;

/** Writes what is drawn as elements of SVG, styled by the classes of {@link TimelineSvg}. */
final class SvgPen implements Pen {

    private final StringBuilder out;

    SvgPen(StringBuilder out) {
        this.out = out;
    }

    @Override
    public void fill(Box box, Ink ink) {
        box(box, "f-" + ink.text());
    }

    @Override
    public void outline(Box box, Ink ink, Run run) {
        box(box, "s-" + ink.text() + dashes(run));
    }

    private void box(Box box, String style) {
        out.append(String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"/>%n",
                style,
                number(box.x()),
                number(box.y()),
                number(box.width()),
                number(box.height()),
                number(box.radius())));
    }

    @Override
    public void line(Line line, Ink ink, double thickness, Run run) {
        out.append(String.format(
                Locale.ROOT,
                "<path class=\"s-%s%s\" stroke-width=\"%s\" d=\"M%s %sL%s %s\"/>%n",
                ink.text(),
                dashes(run),
                number(thickness),
                number(line.fromX()),
                number(line.fromY()),
                number(line.toX()),
                number(line.toY())));
    }

    @Override
    public void glyph(Glyph glyph, double x, double y, Ink ink) {
        out.append(String.format(Locale.ROOT, "<g transform=\"translate(%s %s)\">", number(x), number(y)));
        if (glyph.outline().isEmpty()) {
            out.append(
                    String.format("<path class=\"s-%s\" stroke-width=\"1.5\" d=\"%s\"/>", ink.text(), glyph.strokes()));
        } else {
            out.append(String.format("<path class=\"f-%s\" d=\"%s\"/>", ink.text(), glyph.outline()));
            out.append(String.format("<path class=\"s-on-mark\" stroke-width=\"1.5\" d=\"%s\"/>", glyph.strokes()));
        }
        out.append("</g>\n");
    }

    @Override
    public void words(Words words, Ink ink) {
        out.append(String.format(
                Locale.ROOT,
                "<text class=\"f-%s%s\" font-size=\"%s\" x=\"%s\" y=\"%s\">",
                ink.text(),
                words.weight() == Weight.BOLD ? " bold" : "",
                number(words.size()),
                number(words.x()),
                number(words.y())));
        out.append(escaped(words.text())).append("</text>\n");
    }

    @Override
    public void begin(String spoken) {
        out.append("<g><title>").append(escaped(spoken)).append("</title>");
    }

    @Override
    public void done() {
        out.append("</g>\n");
    }

    private static String dashes(Run run) {
        return run == Run.SOLID ? "" : " " + run.name().toLowerCase(Locale.ROOT);
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }

    /** Markup is not interpreted; what XML cannot hold was made visible before, and is left out if it was not. */
    static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().filter(SvgPen::isXml).forEach(point -> {
            switch (point) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(point);
            }
        });
        return safe.toString();
    }

    private static boolean isXml(int point) {
        return point == '\t'
                || point == '\n'
                || point >= ' ' && point < 0xD800
                || point >= 0xE000 && point <= 0xFFFD
                || point > 0xFFFF;
    }
}
