package claimdesk.ui.timeline.shape;

/** What went from one lane to another. */
public record Link(Kind kind, double fromX, double fromY, double toX, double toY) {

    /** What went. */
    public enum Kind {
        REQUEST,
        REPLY,
        /** A reply that did not arrive; it stops on the way. */
        LOST_REPLY,
        EFFECT
    }
}
