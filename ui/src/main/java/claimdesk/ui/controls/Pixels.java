package claimdesk.ui.controls;

import java.awt.image.BufferedImage;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** What was drawn on the screen, as an image that can be written to a file. */
public final class Pixels {

    private Pixels() {}

    /** A copy without transparency. */
    public static BufferedImage image(WritableImage pixels) {
        BufferedImage image =
                new BufferedImage((int) pixels.getWidth(), (int) pixels.getHeight(), BufferedImage.TYPE_INT_RGB);
        copy(pixels, image, 0, 0);
        return image;
    }

    /** Copies {@code pixels} into {@code image}, their upper left corner at (x, y). */
    public static void copy(WritableImage pixels, BufferedImage image, int x, int y) {
        int width = (int) pixels.getWidth();
        int height = (int) pixels.getHeight();
        int[] colours = new int[width * height];
        pixels.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), colours, 0, width);
        image.setRGB(x, y, width, height, colours, 0, width);
    }
}
