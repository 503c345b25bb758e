package claimdesk.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import claimdesk.app.room.Room;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.room.Setting;
import claimdesk.store.ScratchStore;
import claimdesk.store.study.Protocols;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search against the simplest ones there are, which remember no state. */
class BruteForceTest {

    private final Map<Invariant, Integer> shortest = new EnumMap<>(Invariant.class);
    private long schedules;

    /** Every schedule is played from the start on a store of its own; nothing is ever undone. */
    @ParameterizedTest
    @CsvSource({"owned-claim, 1, 1", "best-effort, 1, 1", "check-then-insert, 1, 1"})
    void findsWhatPlayingEveryScheduleFromTheStartFinds(String protocol, int callers, int faults)
            throws InterruptedException {
        Setting setting = new Setting(Protocols.named(protocol).orElseThrow(), callers, faults);

        playFromTheStart(setting, List.of());

        assertSame(new Explorer(setting, () -> false).explore());
    }

    /** Every schedule is gone through step by step, whether its states were seen or not. */
    @ParameterizedTest
    @CsvSource({
        "owned-claim, 2, 0",
        "owned-claim-atomic, 1, 2",
        "best-effort, 1, 2",
        "executor-id, 2, 0",
        "status-only, 2, 0"
    })
    void findsWhatGoingThroughEveryScheduleFinds(String protocol, int callers, int faults) throws InterruptedException {
        Setting setting = new Setting(Protocols.named(protocol).orElseThrow(), callers, faults);
        try (ScratchRoom scratch = new ScratchRoom(setting)) {
            goThrough(scratch, 0);
        }

        assertSame(new Explorer(setting, () -> false).explore());
    }

    private void playFromTheStart(Setting setting, List<Move> moves) {
        RoomClock clock = new RoomClock();
        List<Move> legal;
        try (ScratchStore store = new ScratchStore(clock)) {
            Room room = new Room(store, clock, setting);
            moves.forEach(room::apply);
            note(room, moves.size());
            legal = room.legalMoves();
        }
        for (Move move : legal) {
            List<Move> longer = new ArrayList<>(moves);
            longer.add(move);
            playFromTheStart(setting, longer);
        }
    }

    private void goThrough(ScratchRoom scratch, int depth) {
        note(scratch.room(), depth);
        scratch.mark();
        for (Move move : scratch.room().legalMoves()) {
            scratch.room().apply(move);
            goThrough(scratch, depth + 1);
            scratch.backToMark();
        }
        scratch.dropMark();
    }

    private void note(Room room, int length) {
        schedules += room.legalMoves().isEmpty() ? 1 : 0;
        room.results().stream()
                .filter(result -> !result.isKept())
                .forEach(result -> shortest.merge(result.invariant(), length, Math::min));
    }

    private void assertSame(Exploration found) {
        assertThat(found.schedules()).isEqualTo(BigInteger.valueOf(schedules));
        Map<Invariant, Integer> lengths = new EnumMap<>(Invariant.class);
        found.breaks()
                .forEach(one ->
                        lengths.put(one.invariant(), one.schedule().moves().size()));
        assertThat(lengths).isEqualTo(shortest);
    }
}
