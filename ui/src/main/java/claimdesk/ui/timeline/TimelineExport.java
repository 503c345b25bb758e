package claimdesk.ui.timeline;

import claimdesk.app.exchange.WholeFile;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.drawing.Ink;
import claimdesk.ui.timeline.drawing.Palette;
import claimdesk.ui.timeline.drawing.TimelineSvg;
import claimdesk.ui.timeline.shape.Timeline;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import javafx.scene.paint.Paint;
import javax.imageio.ImageIO;

/** Writes exactly what is drawn, whole, to a file. Each says in words how it went. */
final class TimelineExport {

    private static final String TITLE = "Claimdesk timeline";

    private TimelineExport() {}

    /** Writes it when it is called, which may be on any thread. */
    static Callable<String> svg(Path file, Timeline timeline, Palette palette) {
        return () -> written(
                file,
                beside -> Files.writeString(beside, TimelineSvg.of(timeline, palette, "claimdesk-timeline", TITLE)));
    }

    /** Draws it now, on the JavaFX thread, and writes it when it is called, which may be on any thread. */
    static Callable<String> png(Path file, Timeline timeline, Function<Ink, Paint> paints) {
        Optional<BufferedImage> image = TimelinePicture.of(timeline, paints);
        return () -> image.isEmpty()
                ? "Nothing was written: the timeline is too large for a picture. Zoom out, or export it as SVG."
                : written(file, beside -> ImageIO.write(image.get(), "png", beside.toFile()));
    }

    private interface Writing {
        void to(Path beside) throws IOException;
    }

    private static String written(Path file, Writing writing) {
        String name = ShownText.of(file.toString());
        try {
            WholeFile.write(file, beside -> {
                writing.to(beside);
                return true;
            });
            return "Written: " + name;
        } catch (IOException failure) {
            return "Not written: " + name + " (" + ShownText.of(String.valueOf(failure.getMessage()))
                    + "). The timeline itself is unharmed; choose another place.";
        }
    }
}
