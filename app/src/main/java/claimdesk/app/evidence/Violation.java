package claimdesk.app.evidence;

import java.util.List;

/**
 * One breach of an invariant.
 *
 * @param seqs the journal rows that prove it, oldest first, at least one
 * @param text what they show, in one sentence
 */
public record Violation(List<Long> seqs, String text) {

    public Violation {
        if (seqs.isEmpty()) {
            throw new IllegalArgumentException("a violation without rows: " + text);
        }
        seqs = List.copyOf(seqs);
    }
}
