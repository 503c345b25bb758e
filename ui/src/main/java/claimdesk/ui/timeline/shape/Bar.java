package claimdesk.ui.timeline.shape;

/**
 * Something that lasted.
 *
 * @param lane its lane's place
 * @param isOpen whether it goes on beyond what the journal knows
 */
public record Bar(Kind kind, int lane, double fromX, double toX, double y, boolean isOpen, String spoken) {

    /** What lasted. */
    public enum Kind {
        /** A vendor waits for a reply. */
        WAITING,
        /** A call is being served. */
        SERVED,
        /** A lease runs. */
        LEASE,
        /** A call goes on although its lease has ended. */
        PAST_LEASE
    }
}
