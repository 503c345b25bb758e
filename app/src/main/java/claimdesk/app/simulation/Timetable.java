package claimdesk.app.simulation;

/** When the next thing of a run happens: the one difference between the simulation driver and the live driver. */
public interface Timetable {

    /** Runs {@code task} once, {@code delayMs} of the run's time from now. */
    void in(long delayMs, Runnable task);
}
