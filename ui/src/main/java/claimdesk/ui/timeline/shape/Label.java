package claimdesk.ui.timeline.shape;

/**
 * Words beside a mark, or at a place where no event is.
 *
 * @param x their left edge
 * @param y their baseline; the room above it is {@link #HEIGHT} high
 * @param level how many rows below its mark they stand; {@link #NOWHERE} if there was no room for them
 */
public record Label(String text, double x, double y, double width, int level) {

    public static final double HEIGHT = 13;
    public static final int NOWHERE = -1;

    /** Whether there was room for it. One without is still said of its mark on hover and on focus. */
    public boolean isShown() {
        return level != NOWHERE;
    }
}
