package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import java.util.List;

/**
 * One invariant's check over the history of one key: sees each of its events once, in order of seq, and then the row
 * that is left. What it remembers between two events is its fields, and bounded. Attempts that have no key are seen one
 * by one in the same way.
 */
abstract class Rule {

    private final Findings findings;

    Rule(Findings findings) {
        this.findings = findings;
    }

    abstract void accept(Event event);

    /** Whether the row that is left matters after what was seen: looking for it costs more than an event. */
    boolean needsRow() {
        return false;
    }

    /** Called after the key's last event, where a rule needs the row. */
    void atEnd(KeyEnd end) {}

    /** Notes a breach that {@code shown} shows; {@code seqs} prove it, oldest first. */
    final void violated(Event shown, String text, Long... seqs) {
        findings.add(shown.seq(), new Violation(List.of(seqs), text));
    }

    final void violatedAtEnd(KeyEnd end, String text, long seq) {
        findings.addAtEnd(end.firstSeq(), new Violation(List.of(seq), text));
    }

    static String attempt(Event event) {
        return event.subject().attempt().map(AttemptId::text).orElse("?");
    }

    static String key(Event event) {
        return event.subject().scopedKey().map(ScopedKey::toString).orElse("?");
    }
}
