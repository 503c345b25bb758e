package claimdesk.app.evidence;

/** One figure of a scoreboard, and what exactly it counts. */
public enum Score {
    ACTIONS("actions", "Logical actions: the orders that vendors sent something about.", false),
    ATTEMPTS("attempts", "Requests that were received.", false),
    EXECUTIONS("executions", "Attempts whose work had an effect.", false),
    SAVED("saved", "Saves that matched their row.", false),
    REPLAYS("replays", "Saved answers that were given again.", false),
    BUSY("busy", "Attempts that met another call's lease.", false),
    MISMATCHES("mismatches", "Attempts whose key was for another request.", false),
    REFUSED("refused", "Saves that matched no row.", false),
    FAILED("failed", "Saves that failed by an error of the file or the disk.", false),
    DOUBLE_EFFECTS("double effects", "Keys with more than one effect of a kind.", true),
    LIES("lies", "Fresh successes without a saved answer.", true);

    private final String text;
    private final String counts;
    private final boolean shouldBeNone;

    Score(String text, String counts, boolean shouldBeNone) {
        this.text = text;
        this.counts = counts;
        this.shouldBeNone = shouldBeNone;
    }

    /** The word on screens. */
    public String text() {
        return text;
    }

    /** What exactly it counts, in one sentence. */
    public String counts() {
        return counts;
    }

    /** Whether anything but 0 tells of something that should not be. */
    public boolean shouldBeNone() {
        return shouldBeNone;
    }
}
