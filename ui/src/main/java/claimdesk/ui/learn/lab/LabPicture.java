package claimdesk.ui.learn.lab;

import claimdesk.app.exchange.WholeFile;
import claimdesk.ui.controls.Pixels;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;

/** The grid as a picture in a file. */
final class LabPicture {

    private static final double SHARP = 2;

    private LabPicture() {}

    /** Draws {@code grid} now, on the JavaFX thread, and writes it when it is called, which may be on any thread. */
    static Callable<String> of(Node grid, Path file) {
        SnapshotParameters sharp = new SnapshotParameters();
        sharp.setTransform(Transform.scale(SHARP, SHARP));
        BufferedImage image = Pixels.image(grid.snapshot(sharp, null));
        return () -> {
            WholeFile.write(file, beside -> ImageIO.write(image, "png", beside.toFile()));
            return "Written: " + LabViewModel.name(file);
        };
    }
}
