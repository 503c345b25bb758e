package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One invariant's check over one history: sees every event once, in order of seq, and then the rows that are left. */
abstract class Rule {

    /** How many violations are kept with their rows; all are counted. */
    private static final int KEPT_MAX = 100;

    private final List<Violation> violations = new ArrayList<>();
    private long found;

    abstract void accept(Event event);

    /** Called once for each key of the history after its last event, with the row that the key has then. */
    void atEnd(ScopedKey key, Optional<StoredKey> row, long nowMs) {}

    void violated(String text, Long... seqs) {
        violated(text, List.of(seqs));
    }

    void violated(String text, List<Long> seqs) {
        found++;
        if (violations.size() < KEPT_MAX) {
            violations.add(new Violation(seqs, text));
        }
    }

    InvariantResult result(Invariant invariant) {
        return new InvariantResult(invariant, found, List.copyOf(violations));
    }
}
