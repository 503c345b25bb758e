package claimdesk.app.evidence;

/**
 * What a run came to, counted from its journal.
 *
 * @param actions logical actions: the orders that vendors sent something about
 * @param attempts requests that were received
 * @param executions attempts whose work had an effect
 * @param failed saves that failed by an exception
 * @param doubleEffects keys with more than one effect of a kind
 * @param lies fresh successes without a saved answer
 */
public record Scoreboard(
        long actions,
        long attempts,
        long executions,
        long replays,
        long busy,
        long mismatches,
        long saved,
        long refused,
        long failed,
        long doubleEffects,
        long lies) {

    /** Before the first event. */
    public static Scoreboard none() {
        return new ScoreKeeper().scoreboard();
    }

    public long of(Score score) {
        return switch (score) {
            case ACTIONS -> actions;
            case ATTEMPTS -> attempts;
            case EXECUTIONS -> executions;
            case SAVED -> saved;
            case REPLAYS -> replays;
            case BUSY -> busy;
            case MISMATCHES -> mismatches;
            case REFUSED -> refused;
            case FAILED -> failed;
            case DOUBLE_EFFECTS -> doubleEffects;
            case LIES -> lies;
        };
    }
}
