package claimdesk.app.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.app.room.Move;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Room;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.room.Setting;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.Durability;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"best-effort", "executor-id"})
    void breaksTheSameOnAFile(String protocol) throws InterruptedException {
        Exploration found = ExplorerTest.explore(Protocols.named(protocol).orElseThrow(), 1, 1);

        assertThat(found.breaks()).isNotEmpty();
        for (Break one : found.breaks()) {
            Schedule schedule = Schedule.parse(one.schedule().id());
            Replay inMemory = inMemory(schedule);
            Replay onFile = onFile(schedule, one.invariant().id());

            assertThat(events(onFile)).isEqualTo(events(inMemory)).isNotEmpty();
            assertThat(broken(onFile)).isEqualTo(broken(inMemory)).contains(one.invariant());
            assertThat(onFile.steps()).isEqualTo(inMemory.steps());
        }
    }

    @Test
    void leavesTheSameJournalOnAFileAsTheSearchSawAfterGoingBackManyTimes() {
        long seed = new Random().nextLong();
        Random chance = new Random(seed);
        Setting setting = new Setting(FitProtocol.OWNED_CLAIM_LEDGER, 3, 4);
        List<Move> moves = new ArrayList<>();
        List<Event> seen;
        try (ScratchRoom scratch = new ScratchRoom(setting)) {
            Room room = scratch.room();
            while (!room.legalMoves().isEmpty()) {
                List<Move> legal = room.legalMoves();
                scratch.mark();
                legal.forEach(move -> {
                    room.apply(move);
                    scratch.backToMark();
                });
                Move move = legal.get(chance.nextInt(legal.size()));
                room.apply(move);
                moves.add(move);
            }
            seen = room.events();
        }

        Schedule schedule = new Schedule(setting.protocol(), setting.callers(), moves);
        Replay replay = onFile(schedule, "random");

        assertThat(events(replay)).as("seed " + seed + ", " + schedule.id()).isEqualTo(seen);
        assertThat(replay.isOver()).isTrue();
    }

    @Test
    void saysWhichMoveIsNotLegalAndWhatIs() {
        Schedule schedule = new Schedule(FitProtocol.OWNED_CLAIM, 2, List.of(new Move(Move.Kind.STEP, 0), Move.TIME));

        assertThatExceptionOfType(ScheduleException.class)
                .isThrownBy(() -> inMemory(schedule))
                .withMessageContaining("move 2, \"t\", is not legal there")
                .withMessageContaining("legal are [a, b]");
    }

    private static Replay inMemory(Schedule schedule) {
        try (ScratchRoom scratch = new ScratchRoom(schedule.setting())) {
            return Replay.of(schedule, scratch.room());
        }
    }

    private Replay onFile(Schedule schedule, String name) {
        RoomClock clock = new RoomClock();
        Path file = folder.resolve(schedule.protocol().id() + "-" + name + ".db");
        try (Store store = Store.openSerial(file, Durability.NONE, clock)) {
            Replay replay = Replay.of(schedule, new Room(store, clock, schedule.setting()));
            assertThat(store.<List<Event>>read(tables -> tables.journal().after(0, 1000)))
                    .isEqualTo(events(replay));
            return replay;
        }
    }

    private static List<Event> events(Replay replay) {
        return replay.moves().stream().flatMap(move -> move.events().stream()).toList();
    }

    private static List<Invariant> broken(Replay replay) {
        return replay.results().stream()
                .filter(result -> !result.isKept())
                .map(InvariantResult::invariant)
                .toList();
    }
}
