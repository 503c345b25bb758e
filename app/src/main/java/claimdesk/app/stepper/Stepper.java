package claimdesk.app.stepper;

import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Replay;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.room.Setting;
import claimdesk.app.stepper.Moment.Offer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes one move at a time in a room on a real file, and takes moves back. Going back is playing again: what is left is
 * made anew, in another file, and comes out the same to the byte. A move that breaks an invariant stops the room, until
 * somebody says to go on. Not thread-safe.
 */
public final class Stepper implements AutoCloseable {

    private final Path folder;
    private final Setting setting;
    private final List<Stepped> steps = new ArrayList<>();
    private final Deque<Move> undone = new ArrayDeque<>();
    private OpenRoom open;
    private boolean goesOn;

    /**
     * Opens the room of {@code schedule}, with nothing done yet and all of its moves to be done by {@link #redo}.
     *
     * @param folder where the room's file goes; it is removed in the end
     * @throws ScheduleException if a move is not legal when its turn comes
     */
    public Stepper(Path folder, Schedule schedule) {
        check(schedule);
        this.folder = folder;
        this.setting = new Setting(schedule.protocol(), schedule.callers(), Setting.FAULTS_MAX);
        this.undone.addAll(schedule.moves());
        this.open = openRoom();
    }

    /** Plays it in memory first. */
    private static void check(Schedule schedule) {
        try (ScratchRoom scratch = new ScratchRoom(schedule.setting())) {
            Replay.of(schedule, scratch.room());
        }
    }

    private OpenRoom openRoom() {
        return OpenRoom.in(folder, setting);
    }

    /** The file that the room is in now; going back changes it. */
    public Path file() {
        return open.file();
    }

    /**
     * Makes a move; what was taken back before cannot be done again then.
     *
     * @throws IllegalArgumentException if it is not offered now; nothing is done then
     */
    public Moment apply(Move move) {
        if (isStopped() || steps.size() >= Schedule.MOVES_MAX || !open.room().isLegal(move)) {
            throw new IllegalArgumentException("not legal now: " + move);
        }
        undone.clear();
        make(move);
        return moment();
    }

    /** Takes back the last {@code count} moves, or as many as there are. */
    public Moment undo(int count) {
        int kept = Math.max(0, steps.size() - count);
        if (kept == steps.size()) {
            return moment();
        }
        List<Move> left = steps.subList(0, kept).stream().map(Stepped::move).toList();
        for (int place = steps.size() - 1; place >= kept; place--) {
            undone.push(steps.get(place).move());
        }
        steps.clear();
        open.close();
        open = openRoom();
        goesOn = false;
        left.forEach(this::make);
        return moment();
    }

    /** Does again the next {@code count} moves that were taken back, or as many as there are. */
    public Moment redo(int count) {
        for (int done = 0; done < count && !undone.isEmpty(); done++) {
            make(undone.pop());
        }
        return moment();
    }

    /** Has moves offered again after one that broke something. */
    public Moment goOn() {
        goesOn = true;
        return moment();
    }

    private void make(Move move) {
        steps.add(open.apply(move));
        goesOn = false;
    }

    private boolean isStopped() {
        return !goesOn
                && !steps.isEmpty()
                && !steps.get(steps.size() - 1).broken().isEmpty();
    }

    public Moment moment() {
        Moment.Now now = new Moment.Now(
                open.room().standings(),
                offers(),
                open.room().rows(),
                open.room().nowMs() - RoomClock.START_MS,
                open.results());
        return new Moment(schedule(), steps, List.copyOf(undone), isStopped(), now);
    }

    private Schedule schedule() {
        List<Move> moves = steps.stream().map(Stepped::move).toList();
        return new Schedule(setting.protocol(), setting.callers(), moves);
    }

    private List<Offer> offers() {
        if (isStopped() || steps.size() >= Schedule.MOVES_MAX) {
            return List.of();
        }
        return everyMove()
                .filter(open.room()::isLegal)
                .map(move -> new Offer(move, open.room().words(move)))
                .toList();
    }

    private Stream<Move> everyMove() {
        return Arrays.stream(Kind.values())
                .flatMap(kind -> IntStream.range(0, kind.isOfCaller() ? setting.callers() : 1)
                        .mapToObj(caller -> new Move(kind, caller)));
    }

    /** Closes the room's file and removes it. */
    @Override
    public void close() {
        open.close();
    }
}
