package claimdesk.ui.live.lane;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** A figure once a second, for the last minute. For the JavaFX thread only. */
public final class RateSeries {

    public static final int SECONDS = 60;
    private static final long SECOND_MS = 1000;

    private final double[] values = new double[SECONDS];
    private final ReadOnlyIntegerWrapper beats = new ReadOnlyIntegerWrapper();
    private long beganAtMs = Long.MIN_VALUE;
    private long last;

    /** Grows with each second that is added. */
    public ReadOnlyIntegerProperty beatsProperty() {
        return beats.getReadOnlyProperty();
    }

    /** The value {@code secondsAgo}, 0 to {@link #SECONDS} - 1. */
    public double ago(int secondsAgo) {
        return values[Math.floorMod(beats.get() - 1 - secondsAgo, SECONDS)];
    }

    /**
     * Notes the figure of a moment.
     *
     * @param isGrowth whether what is kept is by how much {@code figure} grew in a second, not how high it stands
     */
    void note(long wallMs, long figure, boolean isGrowth) {
        if (beganAtMs == Long.MIN_VALUE) {
            beganAtMs = wallMs;
            last = figure;
        }
        long passed = Math.min(SECONDS, (wallMs - beganAtMs) / SECOND_MS);
        if (passed < 1) {
            return;
        }
        double value = isGrowth ? Math.max(0, figure - last) / (double) passed : figure;
        for (long second = 0; second < passed; second++) {
            values[Math.floorMod(beats.get(), SECONDS)] = value;
            beats.set(beats.get() + 1);
        }
        last = figure;
        beganAtMs += (wallMs - beganAtMs) / SECOND_MS * SECOND_MS;
    }
}
