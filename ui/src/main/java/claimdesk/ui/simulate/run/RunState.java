package claimdesk.ui.simulate.run;

/** Where the run of the window stands. */
public enum RunState {
    READY("No run", false),
    RUNNING("Running", true),
    PAUSED("Paused", true),
    /** Between Stop and the end of what was under way; what the run came to is being read. */
    STOPPING("Stopping", false);

    private final String text;
    private final boolean canBeHeld;

    RunState(String text, boolean canBeHeld) {
        this.text = text;
        this.canBeHeld = canBeHeld;
    }

    public String text() {
        return text;
    }

    /** Whether it can be paused, resumed and stopped. */
    public boolean canBeHeld() {
        return canBeHeld;
    }
}
