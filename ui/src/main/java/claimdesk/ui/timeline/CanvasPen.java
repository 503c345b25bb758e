package claimdesk.ui.timeline;

import claimdesk.ui.timeline.drawing.Glyph;
import claimdesk.ui.timeline.drawing.Ink;
import claimdesk.ui.timeline.drawing.Pen;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/** Draws on a canvas what of a timeline can be seen there. */
final class CanvasPen implements Pen {

    private static final double REACH = 10;
    private static final double STROKE = 1.5;

    private final GraphicsContext graphics;
    private final Function<Ink, Paint> paints;
    private final Rectangle2D seen;

    /**
     * @param seen the part of the drawing that can be seen, in its own units
     */
    CanvasPen(GraphicsContext graphics, Function<Ink, Paint> paints, Rectangle2D seen) {
        this.graphics = graphics;
        this.paints = paints;
        this.seen = seen;
        graphics.setLineJoin(StrokeLineJoin.ROUND);
    }

    @Override
    public void fill(Box box, Ink ink) {
        if (seen.intersects(box.x(), box.y(), box.width(), box.height())) {
            graphics.setFill(paints.apply(ink));
            double turn = 2 * box.radius();
            graphics.fillRoundRect(box.x(), box.y(), box.width(), box.height(), turn, turn);
        }
    }

    @Override
    public void outline(Box box, Ink ink, Run run) {
        if (seen.intersects(box.x(), box.y(), box.width(), box.height())) {
            stroke(ink, 1, run);
            double turn = 2 * box.radius();
            graphics.strokeRoundRect(
                    snapped(box.x()), snapped(box.y()), Math.max(0, box.width() - 1), box.height() - 1, turn, turn);
        }
    }

    @Override
    public void line(Line line, Ink ink, double thickness, Run run) {
        double left = Math.min(line.fromX(), line.toX());
        double top = Math.min(line.fromY(), line.toY());
        double wide = Math.abs(line.toX() - line.fromX());
        double high = Math.abs(line.toY() - line.fromY());
        if (!seen.intersects(left - 1, top - 1, wide + 2, high + 2)) {
            return;
        }
        stroke(ink, thickness, run);
        if (thickness == 1 && wide == 0) {
            graphics.strokeLine(snapped(left), line.fromY(), snapped(left), line.toY());
        } else if (thickness == 1 && high == 0) {
            graphics.strokeLine(line.fromX(), snapped(top), line.toX(), snapped(top));
        } else {
            graphics.strokeLine(line.fromX(), line.fromY(), line.toX(), line.toY());
        }
    }

    /** A thin line is sharp on the middle of a pixel. */
    private static double snapped(double place) {
        return Math.floor(place) + 0.5;
    }

    @Override
    public void glyph(Glyph glyph, double x, double y, Ink ink) {
        if (!seen.intersects(x - REACH, y - REACH, 2 * REACH, 2 * REACH)) {
            return;
        }
        graphics.save();
        graphics.translate(x, y);
        boolean isFilled = !glyph.outline().isEmpty();
        if (isFilled) {
            graphics.setFill(paints.apply(ink));
            graphics.beginPath();
            graphics.appendSVGPath(glyph.outline());
            graphics.fill();
        }
        stroke(isFilled ? Ink.ON_MARK : ink, STROKE, Run.SOLID);
        graphics.beginPath();
        graphics.appendSVGPath(glyph.strokes());
        graphics.stroke();
        graphics.restore();
    }

    @Override
    public void words(Words words, Ink ink) {
        if (seen.intersects(words.x(), words.y() - words.size(), words.width(), 2 * words.size())) {
            graphics.setFont(
                    Font.font(null, words.weight() == Weight.BOLD ? FontWeight.BOLD : FontWeight.NORMAL, words.size()));
            graphics.setFill(paints.apply(ink));
            graphics.fillText(words.text(), words.x(), words.y());
        }
    }

    @Override
    public void begin(String spoken) {
        // A canvas has no parts: the control says what is selected.
    }

    @Override
    public void done() {
        // See begin.
    }

    private void stroke(Ink ink, double thickness, Run run) {
        graphics.setStroke(paints.apply(ink));
        graphics.setLineWidth(thickness);
        graphics.setLineCap(run == Run.SOLID ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        switch (run) {
            case SOLID -> graphics.setLineDashes();
            case DASHED -> graphics.setLineDashes(4, 3);
            case DOTTED -> graphics.setLineDashes(1.5, 3);
            default -> throw new IllegalStateException("a line without a look: " + run);
        }
    }
}
