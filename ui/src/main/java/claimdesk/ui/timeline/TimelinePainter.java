package claimdesk.ui.timeline;

import claimdesk.ui.timeline.drawing.Frame;
import claimdesk.ui.timeline.drawing.Ink;
import claimdesk.ui.timeline.drawing.Pen;
import claimdesk.ui.timeline.drawing.Sketch;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Timeline;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;

/** Paints the part of a timeline that a view shows: the plot moved, axis and names of the lanes kept at the edges. */
final class TimelinePainter {

    private static final double FOCUS_RADIUS = Mark.RADIUS + 4;

    /**
     * What is seen of a timeline.
     *
     * @param x how far the plot is moved to the left, in units of the layout
     * @param y how far it is moved up
     * @param width of all that is seen, names of the lanes included
     * @param scale pixels of the canvas in one unit
     */
    record View(double x, double y, double width, double height, double scale) {}

    private final Timeline timeline;
    private final Function<Ink, Paint> paints;

    TimelinePainter(Timeline timeline, Function<Ink, Paint> paints) {
        this.timeline = timeline;
        this.paints = paints;
    }

    void paint(GraphicsContext graphics, View view, Optional<Mark> focus) {
        double plotWidth = Math.max(0, view.width() - Frame.HEADER_WIDTH);
        double plotHeight = Math.max(0, view.height() - Frame.AXIS_HEIGHT);
        graphics.save();
        graphics.scale(view.scale(), view.scale());
        graphics.setFill(paints.apply(Ink.PAPER));
        graphics.fillRect(0, 0, view.width(), view.height());
        Rectangle2D plot = new Rectangle2D(view.x(), view.y(), plotWidth, plotHeight);
        part(graphics, plot, Frame.HEADER_WIDTH, Frame.AXIS_HEIGHT, pen -> {
            new Sketch(timeline, pen).plot(view.x() + plotWidth, view.y() + plotHeight);
            focus.ifPresent(mark -> ring(pen, mark));
        });
        Rectangle2D axis = new Rectangle2D(view.x(), 0, plotWidth, Frame.AXIS_HEIGHT + 1);
        part(graphics, axis, Frame.HEADER_WIDTH, 0, pen -> frame(pen).axis(view.x() + plotWidth));
        Rectangle2D names = new Rectangle2D(0, view.y(), Frame.HEADER_WIDTH + 1, plotHeight);
        part(graphics, names, 0, Frame.AXIS_HEIGHT, pen -> frame(pen).headers(view.y() + plotHeight));
        Rectangle2D corner = new Rectangle2D(0, 0, Frame.HEADER_WIDTH + 1, Frame.AXIS_HEIGHT + 1);
        part(graphics, corner, 0, 0, pen -> frame(pen).corner());
        graphics.restore();
    }

    private Frame frame(Pen pen) {
        return new Frame(timeline, pen);
    }

    private void part(GraphicsContext graphics, Rectangle2D seen, double atX, double atY, Consumer<Pen> drawing) {
        graphics.save();
        graphics.beginPath();
        graphics.rect(atX, atY, seen.getWidth(), seen.getHeight());
        graphics.clip();
        graphics.translate(atX - seen.getMinX(), atY - seen.getMinY());
        drawing.accept(new CanvasPen(graphics, paints, seen));
        graphics.restore();
    }

    private static void ring(Pen pen, Mark mark) {
        double size = 2 * FOCUS_RADIUS;
        pen.outline(
                new Pen.Box(mark.x() - FOCUS_RADIUS, mark.y() - FOCUS_RADIUS, size, size, 5), Ink.FOCUS, Pen.Run.SOLID);
        pen.outline(
                new Pen.Box(mark.x() - FOCUS_RADIUS + 1, mark.y() - FOCUS_RADIUS + 1, size - 2, size - 2, 4),
                Ink.FOCUS,
                Pen.Run.SOLID);
    }
}
