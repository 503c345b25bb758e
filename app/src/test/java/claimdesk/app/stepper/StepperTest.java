package claimdesk.app.stepper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Room;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.stepper.Moment.Offer;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.database.Durability;
import claimdesk.store.database.StatementLog.Ran;
import claimdesk.store.database.StatementLog.Side;
import claimdesk.store.database.StatementLog.Value;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepperTest {

    private static final String BREAKS = "owned-claim.2.aaabtbb.9d";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"owned-claim-atomic", "check-then-insert"})
    void comesBackToTheSameAfterAnyUndoingAndRedoing(String protocol) {
        long seed = new Random().nextLong();
        Random chance = new Random(seed);
        List<Integer> depths = new ArrayList<>();
        try (Stepper stepper = stepper(protocol, 2)) {
            Moment now = stepper.moment();
            for (int round = 0; round < 20; round++) {
                depths.add(now.steps().size());
                now = any(stepper, now, chance);
                Moment afresh = afresh(now.schedule());
                assertThat(look(now))
                        .as("seed " + seed + ", " + now.schedule().id())
                        .isEqualTo(look(afresh));
            }
        }
        assertThat(depths).as("seed " + seed).anyMatch(depth -> depth > 2);
    }

    private static Moment any(Stepper stepper, Moment now, Random chance) {
        int kind = chance.nextInt(10);
        if (kind < 2) {
            return stepper.undo(1 + chance.nextInt(3));
        }
        if (kind < 3) {
            return stepper.redo(1 + chance.nextInt(3));
        }
        List<Offer> offers = now.now().offers();
        if (offers.isEmpty()) {
            return now.isStopped() && kind < 8 ? stepper.goOn() : stepper.undo(4);
        }
        return stepper.apply(offers.get(chance.nextInt(offers.size())).move());
    }

    private Moment afresh(Schedule schedule) {
        try (Stepper other = new Stepper(folder, schedule)) {
            return other.redo(schedule.moves().size());
        }
    }

    private static List<String> look(Moment moment) {
        Stream<String> steps = moment.steps().stream()
                .map(step -> step.move() + " " + step.played().words() + " "
                        + step.played().nowMs() + " "
                        + digest(step.played().before().key()) + " "
                        + digest(step.played().after().key()) + " "
                        + step.played().after().effects() + " " + step.played().events() + " " + step.ran() + " "
                        + step.broken());
        return Stream.concat(
                        steps,
                        Stream.of(
                                moment.schedule().id(),
                                digest(moment.now().rows().key()),
                                moment.now().results().toString(),
                                Long.toString(moment.now().nowMs())))
                .toList();
    }

    private static String digest(Optional<StoredKey> row) {
        return row.map(StoredKey::digest).orElse("none");
    }

    @Test
    void takesBackAndDoesAgainStepByStep() {
        try (Stepper stepper = new Stepper(folder, Schedule.parse(BREAKS))) {
            assertThat(stepper.moment().steps()).isEmpty();
            assertThat(stepper.moment().undone()).hasSize(7);

            assertThat(stepper.redo(3).undone()).hasSize(4);
            assertThat(stepper.undo(1).undone()).hasSize(5).startsWith(new Move(Kind.STEP, 0));
            assertThat(stepper.undo(99).undone())
                    .isEqualTo(Schedule.parse(BREAKS).moves());
            assertThat(stepper.redo(99).schedule().id()).isEqualTo(BREAKS);

            stepper.undo(4);
            assertThat(stepper.apply(Move.SECOND).undone()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"aaabtbb", "aaalabsb", "aaadabm", "aaaaarbbb"})
    void leavesTheJournalThatItsIdReplaysTo(String moves) {
        List<Move> given = moves(moves);
        Moment moment;
        try (Stepper stepper = stepper("best-effort", 2)) {
            given.forEach(move -> {
                stepper.goOn();
                stepper.apply(move);
            });
            moment = stepper.moment();
        }

        Schedule read = Schedule.parse(moment.schedule().id());

        assertThat(read.moves()).isEqualTo(given);
        assertThat(moment.events())
                .isEqualTo(onFile(read))
                .isEqualTo(inMemory(read))
                .isNotEmpty();
    }

    private List<Event> onFile(Schedule schedule) {
        RoomClock clock = new RoomClock();
        try (Store store = Store.openSerial(folder.resolve(schedule.id()), Durability.NONE, clock)) {
            Replay.of(schedule, new Room(store, clock, schedule.setting()));
            return store.read(tables -> tables.journal().after(0, 1000));
        }
    }

    private static List<Event> inMemory(Schedule schedule) {
        try (ScratchRoom scratch = new ScratchRoom(schedule.setting())) {
            return Replay.of(schedule, scratch.room()).moves().stream()
                    .flatMap(move -> move.events().stream())
                    .toList();
        }
    }

    @Test
    void stopsAtAnInvariantThatBreaksAndSaysWhichAndWhere() {
        try (Stepper stepper = new Stepper(folder, Schedule.parse(BREAKS))) {
            assertThat(stepper.redo(6).isStopped()).isFalse();

            Moment broken = stepper.redo(1);

            assertThat(broken.isStopped()).isTrue();
            assertThat(broken.now().offers()).isEmpty();
            assertThat(broken.hasBroken(Invariant.ONE_EXECUTION)).isTrue();
            Broken what = broken.last().orElseThrow().broken().get(0);
            assertThat(what.violations()).singleElement().satisfies(violation -> {
                assertThat(violation.seqs()).hasSizeGreaterThan(1);
                assertThat(violation.text()).isNotBlank();
            });
            assertThatIllegalArgumentException().isThrownBy(() -> stepper.apply(new Move(Kind.STEP, 1)));

            assertThat(stepper.goOn().now().offers()).isNotEmpty();
            assertThat(stepper.apply(new Move(Kind.STEP, 1)).isStopped()).isFalse();
            assertThat(stepper.undo(1).isStopped()).isTrue();
            assertThat(stepper.undo(1).isStopped()).isFalse();
        }
    }

    @Test
    void stopsAtWhatIsLeftWhenAllAreThrough() {
        try (Stepper stepper = stepper("best-effort", 2)) {
            moves("aaaafabx").forEach(move -> {
                stepper.goOn();
                stepper.apply(move);
            });

            assertThat(stepper.moment().isOver()).isTrue();
            assertThat(stepper.moment().last().orElseThrow().hasBroken(Invariant.NO_STUCK_KEY))
                    .isTrue();
        }
    }

    @Test
    void showsWhatTheConditionalSaveRan() {
        try (Stepper stepper = stepper("owned-claim", 2)) {
            moves("aaa").forEach(stepper::apply);

            Stepped save = stepper.apply(new Move(Kind.STEP, 0)).last().orElseThrow();

            Ran update = save.ran().stream()
                    .filter(one -> one.sql().strip().startsWith("UPDATE idempotency_key"))
                    .findFirst()
                    .orElseThrow();
            assertThat(update.sql()).contains("AND owner_token = :token", "AND lease_until_ms > :savedAtMs");
            assertThat(update.values()).contains(new Value("token", "'token of A'"));
            assertThat(update.changed()).hasValue(1);
            assertThat(save.ran().get(0).sql()).isEqualTo("BEGIN IMMEDIATE");
            assertThat(save.ran().get(save.ran().size() - 1).sql()).isEqualTo("COMMIT");
            assertThat(save.played().before().key())
                    .isNotEqualTo(save.played().after().key());
        }
    }

    @Test
    void showsOnBothSidesWhatALockAndAFullDiskDid() {
        try (Stepper stepper = stepper("owned-claim-atomic", 2)) {
            moves("aaa").forEach(stepper::apply);

            Stepped locked =
                    stepper.apply(new Move(Kind.FAILED_WRITE, 0)).last().orElseThrow();
            stepper.undo(1);
            Stepped full = stepper.apply(new Move(Kind.FULL_DISK, 0)).last().orElseThrow();

            assertThat(locked.ran()).anyMatch(one -> one.side() == Side.OTHER);
            assertThat(locked.ran()).anyMatch(one -> one.failure().orElse("").contains("SQLITE_BUSY"));
            assertThat(full.ran()).anyMatch(one -> one.failure().orElse("").contains("SQLITE_FULL"));
            assertThat(full.played().after().effects()).isEmpty();
        }
    }

    @Test
    void refusesAScheduleThatCannotBeFollowedAndMakesNoFile() throws IOException {
        Schedule wrong = new Schedule(protocol("owned-claim"), 2, List.of(Move.PURGE));

        assertThatExceptionOfType(ScheduleException.class)
                .isThrownBy(() -> new Stepper(folder, wrong))
                .withMessageContaining("move 1, \"p\", is not legal there");

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void leavesNoFileBehind() throws IOException {
        try (Stepper stepper = new Stepper(folder, Schedule.parse(BREAKS))) {
            stepper.redo(3);
            stepper.undo(1);
            assertThat(stepper.file()).exists();
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    private Stepper stepper(String protocol, int callers) {
        return new Stepper(folder, new Schedule(protocol(protocol), callers, List.of()));
    }

    private static Protocol protocol(String id) {
        return Protocols.named(id).orElseThrow();
    }

    /** As a schedule's id has them; the check characters are of no interest. */
    private static List<Move> moves(String text) {
        List<Move> moves = new ArrayList<>();
        for (int place = 0; place < text.length(); place++) {
            char one = text.charAt(place);
            int caller = Math.max(0, "ab".indexOf(one));
            int next = place + 1;
            Kind kind = "ab".indexOf(one) < 0
                    ? List.of(Kind.TIME, Kind.SECOND, Kind.TEN_SECONDS).get("tsm".indexOf(one))
                    : Kind.STEP;
            if (kind == Kind.STEP && next < text.length() && "lfdrx".indexOf(text.charAt(next)) >= 0) {
                kind = List.of(
                                Kind.LOST_ACKNOWLEDGEMENT,
                                Kind.FAILED_WRITE,
                                Kind.FULL_DISK,
                                Kind.LOST_REPLY,
                                Kind.CRASH)
                        .get("lfdrx".indexOf(text.charAt(next)));
                place++;
            }
            moves.add(new Move(kind, caller));
        }
        return moves;
    }
}
