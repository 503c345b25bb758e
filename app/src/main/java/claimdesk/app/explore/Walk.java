package claimdesk.app.explore;

import claimdesk.app.evidence.Invariant;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Goes through all states that nobody else has met, depth first, in a room of its own: tries a move, goes on from where
 * it leads, goes back. Several walks share one graph; one tries moves from the last to the first, so that it meets the
 * other half way.
 */
final class Walk {

    /** Deeper than this, how far a walk has come is not worth telling. */
    private static final int TOLD_DEPTH = 16;

    private final ScratchRoom scratch;
    private final Room room;
    private final StateGraph graph;
    private final boolean isBackward;
    private final BooleanSupplier isStopped;
    private volatile long states;
    private volatile double covered;

    Walk(ScratchRoom scratch, StateGraph graph, boolean isBackward, BooleanSupplier isStopped) {
        this.scratch = scratch;
        this.room = scratch.room();
        this.graph = graph;
        this.isBackward = isBackward;
        this.isStopped = isStopped;
    }

    /** Walks from the root. Returns whether it came to its end. */
    boolean call() {
        return walk(graph.root(), 0, 1);
    }

    /** How many states it has met first. */
    long states() {
        return states;
    }

    /** Which part of the tree of moves lies behind it, 0 to 1; a guess at how much is left. */
    double covered() {
        return covered;
    }

    /**
     * @param depth moves from the root
     * @param share of the whole tree that this state is taken for
     */
    private boolean walk(State state, int depth, double share) {
        List<Move> moves = room.legalMoves();
        if (depth > Schedule.MOVES_MAX) {
            throw new IllegalStateException("a schedule of more than " + Schedule.MOVES_MAX + " moves");
        }
        begin(state, moves);
        scratch.mark();
        double each = share / Math.max(1, moves.size());
        for (int count = 0; count < moves.size(); count++) {
            if (isStopped.getAsBoolean()) {
                return false;
            }
            int place = isBackward ? moves.size() - 1 - count : count;
            double before = covered;
            if (!tried(state, place, depth, each)) {
                return false;
            }
            if (depth < TOLD_DEPTH) {
                covered = before + each;
            }
        }
        scratch.dropMark();
        return true;
    }

    /** Both walks come to the root, and find the same there. */
    private void begin(State state, List<Move> moves) {
        synchronized (state) {
            if (state.moves() == 0) {
                state.begin(moves);
            }
        }
        if (moves.isEmpty()) {
            state.end(room.brokenAtEnd());
        }
    }

    private boolean tried(State state, int place, int depth, double share) {
        Set<Invariant> broken = room.apply(state.move(place));
        State fresh = new State();
        State after = graph.meet(StateKey.of(room), fresh);
        state.leads(place, after, broken);
        if (after == fresh) {
            states++;
            if (!walk(after, depth + 1, share)) {
                return false;
            }
        }
        scratch.backToMark();
        return true;
    }
}
