package claimdesk.app.evidence;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The breaches of one invariant: all are counted, and the first of the history are kept with their rows. */
final class Findings {

    /** How many violations are kept with their rows. */
    private static final int KEPT_MAX = 100;

    private static final Comparator<Found> IN_ORDER =
            Comparator.comparing(Found::isAtEnd).thenComparing(Found::seq).thenComparing(Found::number);

    /** The last of those kept comes first, to make room. */
    private final PriorityQueue<Found> kept = new PriorityQueue<>(IN_ORDER.reversed());

    private long found;

    /** One that the event {@code seq} showed. */
    void add(long seq, Violation violation) {
        keep(new Found(false, seq, found, violation));
    }

    /** One that the row showed which was left of a key, whose first event is {@code firstSeq}. */
    void addAtEnd(long firstSeq, Violation violation) {
        keep(new Found(true, firstSeq, found, violation));
    }

    private void keep(Found one) {
        found++;
        kept.add(one);
        if (kept.size() > KEPT_MAX) {
            kept.remove();
        }
    }

    InvariantResult result(Invariant invariant) {
        List<Violation> violations =
                kept.stream().sorted(IN_ORDER).map(Found::violation).toList();
        return new InvariantResult(invariant, found, violations);
    }

    private record Found(boolean isAtEnd, long seq, long number, Violation violation) {}
}
