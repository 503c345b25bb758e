package claimdesk.ui.simulate.run;

import java.time.InstantSource;

/**
 * A run's clock as a screen shows it. The run's own clock leaps from step to step; between two of them this one goes on
 * as the run is paced, and never past the next step. Thread-safe.
 */
final class ShownClock {

    /** The run's clock at a step, the wall's then, and how far the run's may go until the next. */
    private record Mark(long runMs, long wallMs, long untilMs, int times) {}

    private final InstantSource wall;
    private volatile Mark mark;

    ShownClock(InstantSource wall, long runMs) {
        this.wall = wall;
        this.mark = new Mark(runMs, wall.millis(), runMs, 0);
    }

    /**
     * @param runMs the run's clock after a step
     * @param leapMs how far it is to the next one
     */
    void stepped(long runMs, long leapMs, Speed speed) {
        mark = new Mark(runMs, wall.millis(), runMs + leapMs, speed.times());
    }

    /** Stands still where it is. */
    void hold() {
        long nowMs = millis();
        mark = new Mark(nowMs, wall.millis(), Math.max(nowMs, mark.untilMs()), 0);
    }

    /** Goes on from where it was held. */
    void goOn(Speed speed) {
        long nowMs = millis();
        mark = new Mark(nowMs, wall.millis(), Math.max(nowMs, mark.untilMs()), speed.times());
    }

    long millis() {
        Mark now = mark;
        long passedMs = Math.max(0, wall.millis() - now.wallMs()) * now.times();
        return Math.min(now.runMs() + passedMs, now.untilMs());
    }
}
