package claimdesk.app.room;

import claimdesk.app.call.Step;
import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.room.Move.Kind;
import claimdesk.store.FaultProne;
import claimdesk.store.claim.Claim;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * A few callers of one key, a store and a clock that stands: whoever has it decides what happens next. Each caller has
 * one call of the same action, a reissue of a delivered order, so that a second effect shows. Everything in it is given:
 * the same moves in a room on a new store give the same journal. Not thread-safe.
 */
public final class Room {

    private static final int EVENTS_MAX = 1000;
    private static final long SECOND_MS = 1000;

    /** A point to go back to; good for the room that it was taken in. */
    record Point(List<Caller> callers, int faultsLeft, long nowMs, Rows rows, Judge.Found found) {}

    private final FaultProne store;
    private final RoomClock clock;
    private final RunId run;
    private final Judge judge = new Judge();
    private final List<Caller> callers;
    private int faultsLeft;
    private Rows rows;

    /**
     * @param store one without this room's order and key
     * @param clock the clock of {@code store}
     */
    public Room(FaultProne store, RoomClock clock, Setting setting) {
        this.store = store;
        this.clock = clock;
        this.faultsLeft = setting.faults();
        this.run = RoomDesk.begin(store, setting);
        this.callers = new ArrayList<>(RoomDesk.callers(store, run, setting));
        this.rows = readRows();
    }

    /** All that can be done next, in the order in which it is tried; none if all callers are through. */
    public List<Move> legalMoves() {
        List<Move> moves = new ArrayList<>();
        for (int caller = 0; caller < callers.size(); caller++) {
            // Callers differ by name only, so they are named in the order in which they come in.
            if (caller == 0 || callers.get(caller - 1).hasBegun()) {
                addMovesOf(caller, moves);
            }
        }
        if (!moves.isEmpty()) {
            nextEndMs().ifPresent(endMs -> moves.add(Move.TIME));
            if (rows.isExpired(clock.millis())) {
                moves.add(Move.PURGE);
            }
        }
        return moves;
    }

    /** Whether {@code move} can be done next: one that is tried, or one that only a person thinks of. */
    public boolean isLegal(Move move) {
        switch (move.kind()) {
            case SECOND:
            case TEN_SECONDS:
                return !isOver();
            case FULL_DISK:
                return legalMoves().contains(new Move(Kind.FAILED_WRITE, move.caller()));
            default:
                return legalMoves().contains(move);
        }
    }

    private void addMovesOf(int number, List<Move> moves) {
        Caller caller = callers.get(number);
        if (caller.isThrough()) {
            return;
        }
        moves.add(new Move(Kind.STEP, number));
        if (faultsLeft > 0) {
            moves.add(new Move(Kind.LOST_ACKNOWLEDGEMENT, number));
            moves.add(new Move(Kind.FAILED_WRITE, number));
            if (caller.next() == Step.ANSWER) {
                moves.add(new Move(Kind.LOST_REPLY, number));
            }
            moves.add(new Move(Kind.CRASH, number));
        }
    }

    /**
     * Does one move.
     *
     * @return the invariants that it breaks
     * @throws IllegalArgumentException if it is not legal now; nothing is done then
     */
    public Set<Invariant> apply(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException("not legal now: " + move);
        }
        if (isClock(move)) {
            clock.set(Math.addExact(clock.millis(), passesMs(move)));
        } else if (move.kind() == Kind.PURGE) {
            store.write(tables -> tables.claims().purge(run, 1));
        } else {
            callers.set(move.caller(), callers.get(move.caller()).moved(store, move.kind()));
        }
        faultsLeft -= move.kind().isFault() ? 1 : 0;
        return look(move);
    }

    private Set<Invariant> look(Move move) {
        if (isClock(move)) {
            return judge.add(List.of());
        }
        rows = readRows();
        return judge.add(store.read(tables -> tables.journal().after(judge.lastSeq(), EVENTS_MAX)));
    }

    private static boolean isClock(Move move) {
        return move.kind() == Kind.TIME || move.kind() == Kind.SECOND || move.kind() == Kind.TEN_SECONDS;
    }

    /** By how much the clock moves on. */
    private long passesMs(Move move) {
        switch (move.kind()) {
            case SECOND:
                return SECOND_MS;
            case TEN_SECONDS:
                return 10 * SECOND_MS;
            default:
                return nextEndMs().orElseThrow() - clock.millis();
        }
    }

    /** The next instant after now at which a lease or a retention ends. */
    private OptionalLong nextEndMs() {
        LongStream held = callers.stream()
                .filter(caller -> !caller.isThrough())
                .map(Caller::call)
                .flatMap(call -> call.claim().stream())
                .mapToLong(Claim::leaseUntilMs)
                .filter(endMs -> endMs > clock.millis());
        return LongStream.concat(held, rows.nextEndMs(clock.millis()).stream()).min();
    }

    /** What {@code move} is, in words, as things stand. */
    public String words(Move move) {
        switch (move.kind()) {
            case TIME:
            case SECOND:
            case TEN_SECONDS:
                return "time passes: " + passesMs(move) + " ms";
            case PURGE:
                return "the purge runs";
            default:
                return Move.letter(move.caller()) + ": "
                        + callers.get(move.caller()).words(move.kind());
        }
    }

    /** Whether every caller has answered or crashed. */
    public boolean isOver() {
        return callers.stream().allMatch(Caller::isThrough);
    }

    public Rows rows() {
        return rows;
    }

    public long nowMs() {
        return clock.millis();
    }

    /** The journal so far. */
    public List<Event> events() {
        return List.copyOf(judge.events());
    }

    /** The callers as they stand, in the order of their letters. */
    public List<Standing> standings() {
        return callers.stream().map(Caller::standing).toList();
    }

    /** What the journal shows so far; what is left is judged too once the room is over. */
    public List<InvariantResult> results() {
        return judge.results(rows.key(), isOver() ? afterAllMs() : Long.MIN_VALUE);
    }

    /** What the rows that are left break, if nobody comes any more. */
    public Set<Invariant> brokenAtEnd() {
        return judge.brokenAtEnd(rows.key(), afterAllMs());
    }

    /** Past every lease. */
    private long afterAllMs() {
        return clock.millis() + RoomDesk.LEASE_MS;
    }

    Point point() {
        return new Point(List.copyOf(callers), faultsLeft, clock.millis(), rows, judge.found());
    }

    /** Takes up an earlier point; its store must have been taken back there too. */
    void backTo(Point point) {
        for (int caller = 0; caller < callers.size(); caller++) {
            callers.set(caller, point.callers().get(caller));
        }
        faultsLeft = point.faultsLeft();
        clock.set(point.nowMs());
        rows = point.rows();
        judge.backTo(point.found());
    }

    /**
     * All that what comes next and its judgement depend on: the clock, the faults that are left, each call's place and
     * what it holds, the rows, and what the rules remember of the journal. Of two rooms of one setting that have the
     * same, the same will come. Seqs and surrogate numbers are left out, for no step and no rule looks at more than
     * their order. A step looks into the journal for one thing only, whether its own save is there; that is written by
     * the same step.
     */
    public String image() {
        StringBuilder image = new StringBuilder(1024);
        image.append(clock.millis()).append(' ').append(faultsLeft).append('\n');
        callers.forEach(caller -> image.append(caller.place()).append('\n'));
        return image.append(rows.image())
                .append('\n')
                .append(judge.found().memory())
                .toString();
    }

    private Rows readRows() {
        return store.read(tables -> Rows.read(tables, RoomDesk.KEY, RoomDesk.ORDER));
    }
}
