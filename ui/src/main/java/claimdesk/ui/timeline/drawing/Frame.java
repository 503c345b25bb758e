package claimdesk.ui.timeline.drawing;

import claimdesk.ui.timeline.drawing.Pen.Box;
import claimdesk.ui.timeline.drawing.Pen.Line;
import claimdesk.ui.timeline.drawing.Pen.Run;
import claimdesk.ui.timeline.drawing.Pen.Weight;
import claimdesk.ui.timeline.drawing.Pen.Words;
import claimdesk.ui.timeline.layout.TextWidth;
import claimdesk.ui.timeline.shape.Gap;
import claimdesk.ui.timeline.shape.Lane;
import claimdesk.ui.timeline.shape.Tick;
import claimdesk.ui.timeline.shape.Timeline;

/** What stands around the plot and stays when it is scrolled: the axis above it, and the names of the lanes left of it. */
public final class Frame {

    /** How wide the names of the lanes are. */
    public static final double HEADER_WIDTH = 128;
    /** How high the axis is. */
    public static final double AXIS_HEIGHT = 48;

    private static final double INDENT = 10;
    private static final double TITLE_SIZE = 12;
    private static final double SMALL = 10;

    private final Timeline timeline;
    private final Pen pen;

    public Frame(Timeline timeline, Pen pen) {
        this.timeline = timeline;
        this.pen = pen;
    }

    /** Draws the axis from its upper left corner, {@code width} wide. */
    public void axis(double width) {
        pen.fill(new Box(0, 0, width, AXIS_HEIGHT, 0), Ink.PAPER);
        for (Tick tick : timeline.ticks()) {
            pen.line(new Line(tick.x(), AXIS_HEIGHT - 30, tick.x(), AXIS_HEIGHT), Ink.RULE, 1, Run.SOLID);
            text(tick.time(), tick.x() + 4, AXIS_HEIGHT - 19, TextWidth.LABEL, Ink.TEXT);
            text(tick.sinceStart(), tick.x() + 4, AXIS_HEIGHT - 6, SMALL, Ink.MUTED);
        }
        for (Gap gap : timeline.gaps()) {
            double textWidth = TextWidth.of(gap.text(), TextWidth.LABEL);
            text(gap.text(), gap.middle() - textWidth / 2, 12, TextWidth.LABEL, Ink.MUTED);
            pen.line(new Line(gap.middle() - 3, 17, gap.middle() - 3, AXIS_HEIGHT), Ink.MUTED, 0.75, Run.SOLID);
            pen.line(new Line(gap.middle() + 3, 17, gap.middle() + 3, AXIS_HEIGHT), Ink.MUTED, 0.75, Run.SOLID);
        }
        pen.line(new Line(0, AXIS_HEIGHT, width, AXIS_HEIGHT), Ink.RULE, 1, Run.SOLID);
    }

    /** Draws the names of the lanes, at least {@code height} high, from their upper left corner. */
    public void headers(double height) {
        double shown = Math.max(height, timeline.size().height());
        pen.fill(new Box(0, 0, HEADER_WIDTH, shown, 0), Ink.PAPER);
        for (int place = 0; place < timeline.lanes().size(); place++) {
            Lane lane = timeline.lanes().get(place);
            pen.fill(new Box(0, lane.top(), HEADER_WIDTH, lane.height(), 0), place % 2 == 0 ? Ink.PAPER : Ink.STRIPE);
            header(lane);
            pen.line(new Line(0, lane.bottom(), HEADER_WIDTH, lane.bottom()), Ink.RULE, 1, Run.SOLID);
        }
        pen.line(new Line(HEADER_WIDTH, 0, HEADER_WIDTH, shown), Ink.RULE, 1, Run.SOLID);
    }

    private void header(Lane lane) {
        double room = HEADER_WIDTH - 2 * INDENT;
        pen.begin(lane.title() + " " + lane.subtitle());
        pen.words(new Words(lane.title(), INDENT, lane.baseline() + 2, room, TITLE_SIZE, Weight.BOLD), Ink.TEXT);
        String subtitle = TextWidth.fitted(lane.subtitle(), room, SMALL);
        pen.words(new Words(subtitle, INDENT, lane.baseline() + 16, room, SMALL, Weight.PLAIN), Ink.MUTED);
        pen.done();
    }

    /** Draws what stands where axis and names meet. */
    public void corner() {
        pen.fill(new Box(0, 0, HEADER_WIDTH, AXIS_HEIGHT, 0), Ink.PAPER);
        text("Store time", INDENT, AXIS_HEIGHT - 19, TextWidth.LABEL, Ink.MUTED);
        text("since the first event", INDENT, AXIS_HEIGHT - 6, SMALL, Ink.MUTED);
        pen.line(new Line(0, AXIS_HEIGHT, HEADER_WIDTH, AXIS_HEIGHT), Ink.RULE, 1, Run.SOLID);
        pen.line(new Line(HEADER_WIDTH, 0, HEADER_WIDTH, AXIS_HEIGHT), Ink.RULE, 1, Run.SOLID);
    }

    private void text(String text, double x, double y, double size, Ink ink) {
        pen.words(new Words(text, x, y, TextWidth.of(text, size), size, Weight.PLAIN), ink);
    }
}
