package claimdesk.ui.timeline.shape;

/**
 * One row of the timeline.
 *
 * @param baseline the y on which its marks stand
 */
public record Lane(Kind kind, String title, String subtitle, double top, double height, double baseline) {

    /** What a lane is for. */
    public enum Kind {
        VENDOR,
        CALL,
        EFFECTS,
        KEY
    }

    public double bottom() {
        return top + height;
    }
}
