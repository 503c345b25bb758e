package claimdesk.ui.learn.stepper;

/** How fast a schedule plays by itself. */
public enum Playing {
    SLOW("slow", 4000),
    STEADY("steady", 2000),
    FAST("fast", 600);

    private final String text;
    private final long everyMs;

    Playing(String text, long everyMs) {
        this.text = text;
        this.everyMs = everyMs;
    }

    public String text() {
        return text;
    }

    /** Wall time between two moves. */
    public long everyMs() {
        return everyMs;
    }
}
