package claimdesk.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.store.ScratchStore;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The search against the simplest one there is: every schedule played from the start on a store of its own, nothing
 * remembered, nothing undone.
 */
class BruteForceTest {

    @ParameterizedTest
    @CsvSource({
        "owned-claim, 1, 2",
        "best-effort, 1, 2",
        "owned-claim-atomic, 1, 2",
        "executor-id, 1, 1",
        "check-then-insert, 1, 1"
    })
    void findsWhatTryingEverySchedulesFromTheStartFinds(String id, int callers, int faults)
            throws InterruptedException {
        Setting setting = new Setting(Protocols.named(id).orElseThrow(), callers, faults);
        BruteForce brute = new BruteForce(setting);
        brute.goOn(List.of());

        Exploration found = new Explorer(setting, () -> false).explore();

        assertThat(found.schedules()).isEqualTo(BigInteger.valueOf(brute.schedules));
        Map<Invariant, Integer> lengths = new EnumMap<>(Invariant.class);
        found.breaks()
                .forEach(one ->
                        lengths.put(one.invariant(), one.schedule().moves().size()));
        assertThat(lengths).isEqualTo(brute.shortest);
    }

    /** Two callers make too many schedules for that; their beginnings do not. */
    @ParameterizedTest
    @CsvSource({"owned-claim, 7, 1", "executor-id, 6, 1"})
    void countsTheBeginningsOfAllSchedules(String id, int length, int faults) throws InterruptedException {
        Protocol protocol = Protocols.named(id).orElseThrow();
        BruteForce brute = new BruteForce(new Setting(protocol, 2, faults));
        brute.lengthMax = length;
        brute.goOn(List.of());

        Exploration found = ExplorerTest.explore(protocol, 2, faults == 0 ? 0 : faults);

        found.breaks().stream()
                .filter(one -> one.schedule().moves().size() <= length)
                .forEach(one -> assertThat(brute.shortest)
                        .containsEntry(one.invariant(), one.schedule().moves().size()));
        assertThat(brute.shortest.keySet()).isSubsetOf(ExplorerTest.broken(found));
    }

    private static final class BruteForce {
        private final Setting setting;
        private final Map<Invariant, Integer> shortest = new EnumMap<>(Invariant.class);
        private int lengthMax = Schedule.MOVES_MAX;
        private long schedules;

        BruteForce(Setting setting) {
            this.setting = setting;
        }

        void goOn(List<Move> moves) {
            List<Move> legal;
            RoomClock clock = new RoomClock();
            try (ScratchStore store = new ScratchStore(clock)) {
                Room room = new Room(store, clock, setting);
                moves.forEach(room::apply);
                room.results().stream()
                        .filter(result -> !result.isKept())
                        .forEach(result -> shortest.merge(result.invariant(), moves.size(), Math::min));
                legal = room.legalMoves();
            }
            if (legal.isEmpty()) {
                schedules++;
            }
            for (Move move : legal) {
                if (moves.size() < lengthMax) {
                    List<Move> longer = new ArrayList<>(moves);
                    longer.add(move);
                    goOn(longer);
                }
            }
        }
    }
}
