package claimdesk.app.lab;

import claimdesk.app.call.Step;
import claimdesk.app.lab.LabFault.Passing;
import claimdesk.app.lab.LabFault.Plan;
import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Room;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.Standing;
import claimdesk.store.claim.KeyState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One fault in one room, along drawn turns, until every caller is through. Good for one room. Not thread-safe. */
final class Trial {

    private final Room room;
    private final Plan plan;
    private final List<Move> moves = new ArrayList<>();
    private boolean hasStruck;
    private boolean hasTimePassed;

    private Trial(Room room, Plan plan) {
        this.room = room;
        this.plan = plan;
    }

    /** Plays it in {@code room}, which must be new and have a fault left. Returns the moves that were made. */
    static List<Move> play(Room room, LabFault fault, Draw draw) {
        Trial trial = new Trial(room, fault.plan());
        draw.turns().forEach(trial::take);
        trial.end();
        return List.copyOf(trial.moves);
    }

    private void end() {
        for (int caller = 0; caller < plan.callers(); caller++) {
            while (!room.standings().get(caller).isThrough()) {
                if (moves.size() >= Schedule.MOVES_MAX) {
                    throw new IllegalStateException("no end after " + moves.size() + " moves: " + moves);
                }
                take(new Move(Kind.STEP, caller));
            }
        }
    }

    private void take(Move turn) {
        if (room.isOver()) {
            return;
        }
        move(turn).filter(room::isLegal).ifPresent(move -> {
            room.apply(move);
            moves.add(move);
            hasTimePassed |= move.kind() == Kind.TIME;
            hasStruck |= move.kind().isFault();
        });
    }

    /** What the turn comes to as things stand; empty if it is passed over. */
    private Optional<Move> move(Move turn) {
        return switch (turn.kind()) {
            case TIME -> Optional.of(turn).filter(move -> mayTimePass());
            case PURGE -> Optional.of(turn);
            default -> Optional.of(turn).filter(move -> mayAct(move.caller())).map(this::step);
        };
    }

    private Move step(Move turn) {
        if (turn.caller() != 0) {
            return turn;
        }
        Step next = first().next();
        if (plan.passing() == Passing.LEASE_OF_FIRST && next == Step.SAVE && !hasTimePassed) {
            return Move.TIME;
        }
        boolean isStruck = next == plan.strike().step() && !hasStruck;
        return isStruck ? new Move(plan.strike().kind(), 0) : turn;
    }

    private boolean mayTimePass() {
        if (hasTimePassed || !first().isThrough()) {
            return false;
        }
        KeyState needed = plan.passing() == Passing.LEASE_LEFT ? KeyState.IN_PROGRESS : KeyState.SAVED;
        return room.rows().key().filter(row -> row.state() == needed).isPresent();
    }

    private boolean mayAct(int caller) {
        if (caller == 0) {
            return true;
        }
        return switch (plan.entrance()) {
            case AT_ONCE -> true;
            case AFTER_FIRST -> first().isThrough();
            case IN_TURN -> room.standings().subList(0, caller).stream().allMatch(Standing::isThrough);
            case AFTER_LEASE -> hasTimePassed || first().isThrough();
        };
    }

    private Standing first() {
        return room.standings().get(0);
    }
}
