package claimdesk.app.room;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Violation;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * A schedule as it went: each move with the rows before and after it, what the journal says of it, and what is broken
 * when all is done.
 *
 * @param isOver whether every caller came to its end; if not, what is left is not judged
 */
public record Replay(List<Played> moves, List<InvariantResult> results, boolean isOver) {

    /**
     * One move of it.
     *
     * @param words what it is
     * @param nowMs the store's clock after it, counted from the room's first instant
     */
    public record Played(String words, long nowMs, Rows before, Rows after, List<Event> events) {}

    public Replay {
        moves = List.copyOf(moves);
        results = List.copyOf(results);
    }

    /**
     * Follows {@code schedule} in {@code room}, which must be new and of its setting.
     *
     * @throws ScheduleException if a move is not legal when its turn comes
     */
    public static Replay of(Schedule schedule, Room room) {
        List<Played> played = new ArrayList<>();
        for (Move move : schedule.moves()) {
            checkLegal(schedule, played.size(), move, room);
            Rows before = room.rows();
            int eventsBefore = room.events().size();
            String words = room.words(move);
            room.apply(move);
            List<Event> all = room.events();
            played.add(new Played(
                    words,
                    room.nowMs() - RoomClock.START_MS,
                    before,
                    room.rows(),
                    all.subList(eventsBefore, all.size())));
        }
        return new Replay(played, room.results(), room.isOver());
    }

    private static void checkLegal(Schedule schedule, int place, Move move, Room room) {
        if (!room.isLegal(move)) {
            List<Move> legal = room.legalMoves();
            throw new ScheduleException(
                    "schedule " + schedule.id() + ": move " + (place + 1) + ", \"" + move + "\", is not legal there; "
                            + (legal.isEmpty() ? "all callers are through" : "legal are " + legal));
        }
    }

    /** The steps in a few words each, with the journal's own word for what became of them. */
    public List<String> steps() {
        return moves.stream().map(Replay::step).toList();
    }

    private static String step(Played played) {
        String became = String.join(
                ", ", played.events().stream().map(event -> event.type().name()).toList());
        return became.isEmpty() ? played.words() : played.words() + " (" + became + ")";
    }

    /** All breaches, in the order of the invariants. */
    public List<Violation> violations() {
        return results.stream().flatMap(result -> result.violations().stream()).toList();
    }
}
