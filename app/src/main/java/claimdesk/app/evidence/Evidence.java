package claimdesk.app.evidence;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.part.PartReader;
import java.util.List;
import java.util.Optional;

/**
 * What a history came to, read from journal and rows and from nothing else, once and in parts: memory does not grow with
 * the journal.
 */
public record Evidence(Scoreboard scoreboard, List<InvariantResult> invariants) {

    public Evidence {
        invariants = List.copyOf(invariants);
    }

    /**
     * What {@code run} came to; what another run did to the same keys is not seen.
     *
     * @param nowMs the store's clock when it ended
     */
    public static Evidence ofRun(Store store, RunId run, long nowMs) {
        return store.read(tables -> {
            Reading reading = new Reading(tables, nowMs);
            tables.journal().inParts(run, reading);
            return reading.evidence();
        });
    }

    /** What all runs of the file came to, taken together: what each did to the same key is one history. */
    public static Evidence ofFile(Store store, long nowMs) {
        return store.read(tables -> {
            Reading reading = new Reading(tables, nowMs);
            tables.journal().inParts(reading);
            return reading.evidence();
        });
    }

    public boolean allKept() {
        return invariants.stream().allMatch(InvariantResult::isKept);
    }

    /** Scores and checks in the one reading. */
    private static final class Reading implements PartReader {
        private final ScoreKeeper scores = new ScoreKeeper();
        private final InvariantChecker checker = new InvariantChecker();
        private final Tables tables;
        private final long nowMs;

        Reading(Tables tables, long nowMs) {
            this.tables = tables;
            this.nowMs = nowMs;
        }

        @Override
        public void accept(Event event) {
            scores.accept(event);
            checker.accept(event);
        }

        @Override
        public void endPart() {
            scores.endPart();
            checker.endPart(tables.claims()::find, nowMs);
        }

        Evidence evidence() {
            return new Evidence(scores.scoreboard(), checker.results(key -> Optional.empty(), nowMs));
        }
    }
}
