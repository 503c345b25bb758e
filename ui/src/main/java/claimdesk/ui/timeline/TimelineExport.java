package claimdesk.ui.timeline;

import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.drawing.Ink;
import claimdesk.ui.timeline.drawing.Palette;
import claimdesk.ui.timeline.drawing.TimelineSvg;
import claimdesk.ui.timeline.shape.Timeline;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.paint.Paint;
import javax.imageio.ImageIO;

/** Writes exactly what is drawn, whole, to a file. Each says in words how it went. */
final class TimelineExport {

    private static final String TITLE = "Claimdesk timeline";

    private TimelineExport() {}

    static String svg(Path file, Timeline timeline, Palette palette) {
        return written(
                file,
                out -> out.write(TimelineSvg.of(timeline, palette, "claimdesk-timeline", TITLE)
                        .getBytes(StandardCharsets.UTF_8)));
    }

    static String png(Path file, Timeline timeline, Function<Ink, Paint> paints) {
        Optional<BufferedImage> image = TimelinePicture.of(timeline, paints);
        if (image.isEmpty()) {
            return "Nothing was written: the timeline is too large for a picture. Zoom out, or export it as SVG.";
        }
        return written(file, out -> ImageIO.write(image.get(), "png", out));
    }

    private interface Writing {
        void to(OutputStream out) throws IOException;
    }

    private static String written(Path file, Writing writing) {
        String name = ShownText.of(file.toString());
        try (OutputStream out = Files.newOutputStream(file)) {
            writing.to(out);
            return "Written: " + name;
        } catch (IOException failure) {
            return "Not written: " + name + " (" + ShownText.of(String.valueOf(failure.getMessage()))
                    + "). The timeline itself is unharmed; choose another place.";
        }
    }
}
