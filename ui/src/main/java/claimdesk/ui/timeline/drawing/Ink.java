package claimdesk.ui.timeline.drawing;

import java.util.Locale;

/** The colours of a timeline, by what they are for. */
public enum Ink {
    PAPER,
    /** Every second lane. */
    STRIPE,
    RULE,
    /** What goes from lane to lane. */
    LINK,
    TEXT,
    MUTED,
    /** Drawn on a mark. */
    ON_MARK,
    ROUTINE,
    SETTLED,
    HELD_BACK,
    FAILED,
    INJECTED,
    LEASE,
    LEASE_EDGE,
    PAST_LEASE,
    FOCUS;

    /** Its word as a style class. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
