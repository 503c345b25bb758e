package claimdesk.ui.timeline;

import claimdesk.ui.controls.Pixels;
import claimdesk.ui.timeline.TimelinePainter.View;
import claimdesk.ui.timeline.drawing.Frame;
import claimdesk.ui.timeline.drawing.Ink;
import claimdesk.ui.timeline.shape.Timeline;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Paint;

/** Draws a whole timeline into an image, also one that is larger than any screen. For the JavaFX thread. */
final class TimelinePicture {

    /** Pixels of an image at most: what is larger can be had as SVG. */
    static final long PIXELS_MAX = 100_000_000;

    private static final int TILE = 2048;
    private static final double SHARP = 2;

    private TimelinePicture() {}

    /** Returns the image, twice as fine as the screen if there is room for that; empty if there is none at all. */
    static Optional<BufferedImage> of(Timeline timeline, Function<Ink, Paint> paints) {
        double width = Frame.HEADER_WIDTH + timeline.size().width();
        double height = Frame.AXIS_HEIGHT + timeline.size().height();
        double scale = width * height * SHARP * SHARP <= PIXELS_MAX ? SHARP : 1;
        if (width * height * scale * scale > PIXELS_MAX) {
            return Optional.empty();
        }
        int across = (int) Math.ceil(width * scale);
        int down = (int) Math.ceil(height * scale);
        BufferedImage image = new BufferedImage(across, down, BufferedImage.TYPE_INT_RGB);
        TimelinePainter painter = new TimelinePainter(timeline, paints);
        for (int y = 0; y < down; y += TILE) {
            for (int x = 0; x < across; x += TILE) {
                Canvas tile = new Canvas(Math.min(TILE, across - x), Math.min(TILE, down - y));
                tile.getGraphicsContext2D().translate(-x, -y);
                painter.paint(tile.getGraphicsContext2D(), new View(0, 0, width, height, scale), Optional.empty());
                Pixels.copy(pixels(tile), image, x, y);
            }
        }
        return Optional.of(image);
    }

    private static WritableImage pixels(Canvas tile) {
        SnapshotParameters whole = new SnapshotParameters();
        whole.setViewport(new Rectangle2D(0, 0, tile.getWidth(), tile.getHeight()));
        return tile.snapshot(whole, null);
    }
}
