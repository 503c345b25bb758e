package claimdesk.ui.settings;

/**
 * How large the window is.
 *
 * @param width of its contents, pixels
 * @param height of its contents, pixels
 */
public record WindowPlace(double width, double height, boolean isMaximized) {

    public static final double WIDTH_MIN = 1024;
    public static final double HEIGHT_MIN = 640;
    public static final WindowPlace FIRST = new WindowPlace(1280, 800, false);

    private static final double SIDE_MAX = 20_000;

    public WindowPlace {
        if (!(width >= WIDTH_MIN && width <= SIDE_MAX && height >= HEIGHT_MIN && height <= SIDE_MAX)) {
            throw new IllegalArgumentException("a window of " + width + " by " + height + " pixels; allowed: from "
                    + WIDTH_MIN + " by " + HEIGHT_MIN + " to " + SIDE_MAX + " by " + SIDE_MAX);
        }
    }
}
