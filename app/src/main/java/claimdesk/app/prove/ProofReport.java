package claimdesk.app.prove;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.store.claim.FitProtocol;
import java.util.List;

/** What a proof came to: what the vendors did and were told, and what the audit found in the file. */
public record ProofReport(ProofPlan plan, Load load, Findings findings) {

    /**
     * What was done, as the vendors know it.
     *
     * @param attempts requests that were sent
     * @param kills processes that were killed
     * @param gaveUp actions whose vendor never got an answer
     * @param breakdowns requests over which a worker broke down, whatever a retry came to
     * @param mismatchesServed requests for something else, with a key that was used, that were told a success
     * @param ms from the start of the first process to the end of the last, milliseconds
     */
    public record Load(long attempts, int kills, int gaveUp, long breakdowns, long mismatchesServed, long ms) {}

    /**
     * What the vendors rely on, or wanted, and the file does not have.
     *
     * @param lostAnswers actions whose vendor was told a success that is not in the file
     * @param missingEffects actions whose vendor was told a success and whose effect is not there, or, where the
     *     protocol guards it, not once and with its message in the outbox
     * @param unserved actions whose vendor was never told a success
     */
    public record Missing(long lostAnswers, long missingEffects, long unserved) {

        boolean isNothing() {
            return lostAnswers == 0 && missingEffects == 0 && unserved == 0;
        }
    }

    /**
     * What the file shows.
     *
     * @param scores counted from the journal
     * @param stuckKeys keys in progress past their lease that a retry did not free
     */
    public record Findings(Scoreboard scores, List<InvariantResult> invariants, Missing missing, long stuckKeys) {

        public Findings {
            invariants = List.copyOf(invariants);
        }
    }

    private static final double MS_PER_SECOND = 1000;

    public double seconds() {
        return load.ms() / MS_PER_SECOND;
    }

    /** Actions settled in a second. */
    public double callsPerSecond() {
        return load.ms() == 0 ? 0 : plan.calls() / seconds();
    }

    /**
     * Whether the protocol promises that the work of a key is done once. {@code owned-claim} does not: where its save is
     * refused, or its process dies before it, a retry does the work again.
     */
    public boolean promisesOneEffect() {
        return plan.protocol() != FitProtocol.OWNED_CLAIM;
    }

    /** Whether the protocol held what it promises. */
    public boolean isHeld() {
        boolean areInvariantsKept = findings.invariants().stream().allMatch(this::isHeld);
        boolean isOneEffect = findings.scores().doubleEffects() == 0 || !promisesOneEffect();
        boolean isServedWell = load.gaveUp() == 0 && load.breakdowns() == 0 && load.mismatchesServed() == 0;
        return areInvariantsKept
                && isOneEffect
                && isServedWell
                && findings.missing().isNothing()
                && findings.scores().lies() == 0
                && findings.stuckKeys() == 0;
    }

    /** Whether this invariant was kept, or is not promised. */
    public boolean isHeld(InvariantResult result) {
        return result.isKept() || result.invariant() == Invariant.ONE_EXECUTION && !promisesOneEffect();
    }
}
