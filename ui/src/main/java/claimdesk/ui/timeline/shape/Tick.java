package claimdesk.ui.timeline.shape;

/**
 * A place on the axis.
 *
 * @param time the store's clock, as it stood
 * @param sinceStart how long after the first event
 */
public record Tick(double x, long atMs, String time, String sinceStart) {}
