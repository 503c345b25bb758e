package claimdesk.ui.timeline.shape;

import claimdesk.app.history.Tone;
import claimdesk.store.journal.Event;

/**
 * One event, where it happened.
 *
 * @param lane its lane's place
 * @param spoken what a screen reader says of it
 */
public record Mark(Event event, Tone tone, int lane, double x, double y, Label label, String spoken) {

    /** How far a mark reaches from its middle. */
    public static final double RADIUS = 7.5;
}
