package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import java.util.Optional;
import java.util.function.Function;

/** What the seven rules remember of one key, or of one attempt without a key. */
final class KeyHistory {

    private static final Invariant[] INVARIANTS = Invariant.values();

    private final Rule[] rules;
    private final long firstSeq;

    KeyHistory(Findings[] findings, long firstSeq) {
        this.rules = new Rule[INVARIANTS.length];
        this.firstSeq = firstSeq;
        for (int place = 0; place < rules.length; place++) {
            rules[place] = INVARIANTS[place].newRule(findings[place]);
        }
    }

    void accept(Event event) {
        for (Rule rule : rules) {
            rule.accept(event);
        }
    }

    void end(ScopedKey key, Function<ScopedKey, Optional<StoredKey>> rowOf, long nowMs) {
        KeyEnd end = null;
        for (Rule rule : rules) {
            if (rule.needsRow()) {
                end = end == null ? new KeyEnd(key, rowOf.apply(key), nowMs, firstSeq) : end;
                rule.atEnd(end);
            }
        }
    }
}
