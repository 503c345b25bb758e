package claimdesk.ui.timeline.drawing;

/** What a timeline is drawn with. Positions and sizes are in units of the layout; y grows downwards. */
public interface Pen {

    /** How words are written. */
    enum Weight {
        PLAIN,
        BOLD
    }

    /** How a line runs. */
    enum Run {
        SOLID,
        DASHED,
        DOTTED
    }

    /** A box with its upper left corner at (x, y). */
    record Box(double x, double y, double width, double height, double radius) {}

    /** A line from one place to another. */
    record Line(double fromX, double fromY, double toX, double toY) {}

    /** Words that begin at x, on the baseline y; {@code width} is the most they may take. */
    record Words(String text, double x, double y, double width, double size, Weight weight) {}

    void fill(Box box, Ink ink);

    void outline(Box box, Ink ink, Run run);

    void line(Line line, Ink ink, double thickness, Run run);

    /** A glyph with its middle at (x, y). */
    void glyph(Glyph glyph, double x, double y, Ink ink);

    void words(Words words, Ink ink);

    /** What is drawn from here to {@link #done} is said as {@code spoken}. */
    void begin(String spoken);

    void done();
}
