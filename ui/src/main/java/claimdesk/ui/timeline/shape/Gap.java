package claimdesk.ui.timeline.shape;

import claimdesk.app.history.History.Pause;

/**
 * A stretch of time that is drawn shorter than it was.
 *
 * @param ms how long it was, store clock; negative where that clock went back
 */
public record Gap(double fromX, double toX, long ms, Pause pause, String text) {

    public double middle() {
        return (fromX + toX) / 2;
    }
}
