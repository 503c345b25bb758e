package claimdesk.app.explore;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The states that were met and the moves between them: no circle among them, for each move brings a call or the clock
 * forward. Thread-safe while it grows; to be read afterwards, by one thread.
 */
final class StateGraph {

    private final Map<StateKey, State> states = new ConcurrentHashMap<>();
    private final State root = new State();

    StateGraph(StateKey first) {
        states.put(first, root);
    }

    State root() {
        return root;
    }

    /** The state of that key, which may be a new one. */
    State meet(StateKey key) {
        State met = states.get(key);
        return met == null ? states.computeIfAbsent(key, absent -> new State()) : met;
    }

    int size() {
        return states.size();
    }

    /** How many whole schedules were covered. */
    BigInteger schedules() {
        return root.schedules();
    }

    /**
     * The shortest way to break each invariant; of several, the first in the order of moves. Which walk met what has no
     * part in it.
     */
    Map<Invariant, List<Move>> shortestBreaks() {
        Map<Invariant, List<Move>> shortest = new EnumMap<>(Invariant.class);
        Queue<State> queue = new ArrayDeque<>(List.of(root));
        while (!queue.isEmpty()) {
            State state = queue.remove();
            for (Invariant invariant : state.brokenAtEnd()) {
                keepShorter(shortest, invariant, pathTo(state));
            }
            for (int place = 0; place < state.moves(); place++) {
                State after = state.next(place);
                if (after == null) {
                    continue;
                }
                for (Invariant invariant : state.broken(place)) {
                    List<Move> path = pathTo(state);
                    path.add(state.move(place));
                    keepShorter(shortest, invariant, path);
                }
                if (after.reached(state, state.move(place))) {
                    queue.add(after);
                }
            }
        }
        return shortest;
    }

    private static void keepShorter(Map<Invariant, List<Move>> shortest, Invariant invariant, List<Move> path) {
        shortest.merge(invariant, path, (kept, other) -> other.size() < kept.size() ? other : kept);
    }

    private static List<Move> pathTo(State state) {
        Deque<Move> path = new ArrayDeque<>();
        for (State at = state; at.by() != null; at = at.before()) {
            path.push(at.by());
        }
        return new ArrayList<>(path);
    }
}
