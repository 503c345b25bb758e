package claimdesk.app.explore;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import claimdesk.app.room.Room;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Goes through all states that nobody is done with, depth first, in a room of its own: tries a move, goes on from where
 * it leads, goes back. Several walks share one graph; one tries moves from the last to the first, so that they come
 * upon each other's work half way. A state that another walk is still in is gone into too: there may be more to do.
 */
final class Walk {

    /** Deeper than this, how far a walk has come is not worth telling. */
    private static final int TOLD_DEPTH = 16;

    private final ScratchRoom scratch;
    private final Room room;
    private final StateGraph graph;
    private final boolean isBackward;
    private final BooleanSupplier isStopped;
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

    /** Which part of the tree of moves lies behind it, 0 to 1; a guess at how much is left. */
    double covered() {
        return covered;
    }

    /**
     * @param depth moves from the root
     * @param share of the whole tree that this state is taken for
     */
    private boolean walk(State state, int depth, double share) {
        if (depth > Schedule.MOVES_MAX) {
            throw new IllegalStateException("a schedule of more than " + Schedule.MOVES_MAX + " moves");
        }
        int moves = begin(state);
        scratch.mark();
        double before = covered;
        for (int count = 0; count < moves; count++) {
            int place = isBackward ? moves - 1 - count : count;
            if (!state.isDone(place) && !tried(state, place, depth, share / moves)) {
                return false;
            }
            if (depth < TOLD_DEPTH) {
                covered = before + share * (count + 1) / moves;
            }
        }
        scratch.dropMark();
        state.done();
        return true;
    }

    private int begin(State state) {
        List<Move> moves = room.legalMoves();
        if (moves.isEmpty()) {
            state.end(room.brokenAtEnd());
        } else {
            state.begin(moves);
        }
        return moves.size();
    }

    /** Returns false if the search was stopped; what was not walked to its end is not done then. */
    private boolean tried(State state, int place, int depth, double share) {
        if (isStopped.getAsBoolean()) {
            return false;
        }
        Set<Invariant> broken = room.apply(state.move(place));
        State after = graph.meet(StateKey.of(room));
        state.leads(place, after, broken);
        if (!after.isDone() && !walk(after, depth + 1, share)) {
            return false;
        }
        scratch.backToMark();
        return true;
    }
}
