package claimdesk.ui.simulate;

/** Where the run of the window stands. */
public enum RunState {
    IDLE("No run yet"),
    RUNNING("Running"),
    PAUSED("Paused"),
    STOPPING("Stopping…"),
    ENDED("Ended"),
    STOPPED("Stopped");

    private final String text;

    RunState(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    public boolean isActive() {
        return this == RUNNING || this == PAUSED || this == STOPPING;
    }
}
