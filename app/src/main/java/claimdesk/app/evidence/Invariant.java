package claimdesk.app.evidence;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/** What must hold of every history (design section 2, invariants 1 to 7). */
public enum Invariant {
    ONE_EXECUTION("one-execution", "At most one effect of a kind for each key.", OneExecution::new),
    SUCCESS_MEANS_SAVED(
            "success-means-saved", "A fresh success is answered only after its save.", SuccessMeansSaved::new),
    NO_STALE_OWNER("no-stale-owner", "A save is by the latest claim, inside its lease.", NoStaleOwner::new),
    BYTE_EQUAL_REPLAY("byte-equal-replay", "A replay is byte-equal to the saved answer.", ByteEqualReplay::new),
    MISMATCH_NEVER_RUNS("mismatch-never-runs", "A mismatch neither runs nor replays.", MismatchNeverRuns::new),
    NO_STUCK_KEY("no-stuck-key", "No key is stuck past its lease.", NoStuckKey::new),
    REFUSAL_LEAVES_ROW("refusal-leaves-row", "A refused save leaves the key row as it was.", RefusalLeavesRow::new);

    private final String id;
    private final String sentence;
    private final Function<Findings, Rule> rule;

    Invariant(String id, String sentence, Function<Findings, Rule> rule) {
        this.id = id;
        this.sentence = sentence;
        this.rule = rule;
    }

    /** The stable name in JSON and in links. */
    public String id() {
        return id;
    }

    /** What must hold, in words. */
    public String sentence() {
        return sentence;
    }

    Rule newRule(Findings findings) {
        return rule.apply(findings);
    }

    public static Optional<Invariant> named(String id) {
        return Arrays.stream(values()).filter(one -> one.id.equals(id)).findFirst();
    }
}
