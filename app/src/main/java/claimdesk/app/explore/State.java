package claimdesk.app.explore;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * One state that was met, and where each of its moves leads. Walks that come to it at once fill in the same. Thread-safe
 * until the search is over; to be read afterwards, by one thread.
 */
final class State {

    private static final State[] NOWHERE = {};
    private static final Invariant[] INVARIANTS = Invariant.values();

    /** The moves that are legal in it; empty at the end of a schedule. */
    private List<Move> moves = List.of();

    private State[] next = NOWHERE;
    private byte[] broken = {};
    private byte brokenAtEnd;
    private boolean isEnd;
    private volatile boolean isDone;

    /** For the reader: how many whole schedules begin here, and the way by which it was reached first. */
    private BigInteger schedules;

    private State before;
    private Move by;

    synchronized void begin(List<Move> legal) {
        if (moves.isEmpty()) {
            moves = legal;
            next = new State[legal.size()];
            broken = new byte[legal.size()];
        }
    }

    synchronized void end(Set<Invariant> brokenByRows) {
        isEnd = true;
        brokenAtEnd = bits(brokenByRows);
    }

    synchronized void leads(int place, State to, Set<Invariant> brokenByMove) {
        next[place] = to;
        broken[place] = bits(brokenByMove);
    }

    /** Notes that everything that can come after it was met. */
    void done() {
        isDone = true;
    }

    boolean isDone() {
        return isDone;
    }

    /** Whether everything was met that can come after the move at {@code place}. */
    synchronized boolean isDone(int place) {
        return next[place] != null && next[place].isDone;
    }

    int moves() {
        return moves.size();
    }

    synchronized Move move(int place) {
        return moves.get(place);
    }

    /** Where a move leads; null if the search was stopped before it was tried. */
    State next(int place) {
        return next[place];
    }

    Set<Invariant> broken(int place) {
        return invariants(broken[place]);
    }

    Set<Invariant> brokenAtEnd() {
        return invariants(brokenAtEnd);
    }

    /** How many whole schedules that were tried go on from here. */
    BigInteger schedules() {
        if (schedules == null) {
            BigInteger sum = isEnd ? BigInteger.ONE : BigInteger.ZERO;
            for (State after : next) {
                sum = after == null ? sum : sum.add(after.schedules());
            }
            schedules = sum;
        }
        return schedules;
    }

    /** Notes the way by which it was reached. Returns false if it was reached before. */
    boolean reached(State from, Move move) {
        if (by != null) {
            return false;
        }
        before = from;
        by = move;
        return true;
    }

    /** The move that led here first; null for the state in which all begins. */
    Move by() {
        return by;
    }

    State before() {
        return before;
    }

    private static byte bits(Set<Invariant> invariants) {
        int bits = 0;
        for (Invariant invariant : invariants) {
            bits |= 1 << invariant.ordinal();
        }
        return (byte) bits;
    }

    private static Set<Invariant> invariants(byte bits) {
        Set<Invariant> invariants = EnumSet.noneOf(Invariant.class);
        for (Invariant invariant : INVARIANTS) {
            if ((bits & 1 << invariant.ordinal()) != 0) {
                invariants.add(invariant);
            }
        }
        return invariants;
    }
}
