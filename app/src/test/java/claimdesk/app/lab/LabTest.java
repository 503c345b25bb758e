package claimdesk.app.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.lab.Cell.Breakage;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.store.study.StudyProtocol;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LabTest {

    private static final int SEEDS = 8;

    @Test
    void checkThenInsertRunsTwiceOnSomeDoubleClicksAndAnOwnedClaimOnNone() {
        Cell studied = cell(StudyProtocol.CHECK_THEN_INSERT, LabFault.DOUBLE_CLICK);

        assertThat(studied.count(Invariant.ONE_EXECUTION)).isBetween(1, SEEDS - 1);
        assertThat(studied.kept()).isBetween(1, SEEDS - 1);
        assertThat(cell(FitProtocol.OWNED_CLAIM, LabFault.DOUBLE_CLICK).isKept())
                .isTrue();
    }

    @Test
    void theDefaultAndTheLedgerKeepEverythingUnderEveryFault() {
        for (Protocol protocol : List.of(FitProtocol.OWNED_CLAIM_ATOMIC, FitProtocol.OWNED_CLAIM_LEDGER)) {
            for (LabFault fault : LabFault.values()) {
                Cell cell = cell(protocol, fault);

                assertThat(cell.broken()).as(protocol.id() + " " + fault.id()).isEmpty();
                assertThat(cell.kept()).isEqualTo(SEEDS);
            }
        }
    }

    @Test
    void anOwnedClaimAloneBreaksOneExecutionAndNothingElse() {
        Set<String> broken = new TreeSet<>();
        for (LabFault fault : LabFault.values()) {
            Cell cell = cell(FitProtocol.OWNED_CLAIM, fault);
            cell.broken()
                    .forEach(
                            one -> broken.add(fault.id() + " " + one.invariant().id()));
            assertThat(cell.breaksPromise()).isFalse();
        }

        assertThat(broken)
                .contains("crash-before-save one-execution", "lease-ends one-execution")
                .allMatch(one -> one.endsWith(" one-execution"));
    }

    @Test
    void bestEffortLiesOnAFullDiskAndTheOldOwnerComesBackWhenItsLeaseEnds() {
        assertThat(cell(StudyProtocol.BEST_EFFORT, LabFault.FULL_DISK).count(Invariant.SUCCESS_MEANS_SAVED))
                .isEqualTo(SEEDS);
        assertThat(cell(StudyProtocol.STATUS_ONLY, LabFault.LEASE_ENDS).count(Invariant.NO_STALE_OWNER))
                .isPositive();
    }

    @Test
    void withoutAFaultEveryProtocolKeepsEverything() {
        for (Protocol protocol : Protocols.all()) {
            assertThat(cell(protocol, LabFault.NO_FAULT).isKept())
                    .as(protocol.id())
                    .isTrue();
        }
    }

    @Test
    void anExampleBreaksWhatItIsTheExampleOf() {
        for (Breakage one :
                cell(StudyProtocol.EXECUTOR_ID, LabFault.CRASH_BEFORE_SAVE).broken()) {
            try (ScratchRoom scratch = new ScratchRoom(one.example().schedule().setting())) {
                Replay replay = Replay.of(one.example().schedule(), scratch.room());

                assertThat(replay.results())
                        .filteredOn(result -> !result.isKept())
                        .extracting(InvariantResult::invariant)
                        .contains(one.invariant());
                assertThat(replay.isOver()).isTrue();
            }
        }
    }

    @Test
    void theSameSeedsGiveTheSameGridAndOthersGiveAnother() {
        Grid first = firstRows(5, 1);

        assertThat(firstRows(5, 1)).isEqualTo(first);
        assertThat(schedules(firstRows(5, 100))).isNotEqualTo(schedules(first));
    }

    private static List<Schedule> schedules(Grid grid) {
        return grid.cells().stream().map(cell -> cell.example().schedule()).toList();
    }

    @Test
    void endsWithWholeCellsWhenItIsStopped() {
        AtomicInteger asked = new AtomicInteger();
        List<Cell> given = new ArrayList<>();

        Grid grid = new Lab(4, 1, () -> asked.incrementAndGet() > 10).fill(given::add);

        assertThat(grid.isComplete()).isFalse();
        assertThat(grid.cells()).hasSize(2).isEqualTo(given).allMatch(cell -> cell.seeds() == 4);
    }

    @Test
    void allFaultsRunUnderAllProtocols() {
        Grid grid = new Lab(1, 1, () -> false).fill(cell -> {});

        assertThat(grid.isComplete()).isTrue();
        assertThat(grid.cells()).hasSize(Lab.cells());
        assertThat(grid.breaksPromise()).isFalse();
        assertThat(grid.cell(StudyProtocol.STATUS_ONLY, LabFault.LOST_REPLY)).isPresent();
    }

    @Test
    void aProtocolFitForUseIsHeldToWhatItIsSaidToKeep() {
        assertThat(broken(FitProtocol.OWNED_CLAIM, Invariant.ONE_EXECUTION).breaksPromise())
                .isFalse();
        assertThat(broken(FitProtocol.OWNED_CLAIM, Invariant.NO_STALE_OWNER).breaksPromise())
                .isTrue();
        assertThat(broken(FitProtocol.OWNED_CLAIM_ATOMIC, Invariant.ONE_EXECUTION)
                        .breaksPromise())
                .isTrue();
        assertThat(broken(StudyProtocol.BEST_EFFORT, Invariant.NO_STALE_OWNER).breaksPromise())
                .isFalse();
    }

    @Test
    void refusesToRunNoSeedsOrTooMany() {
        assertThatThrownBy(() -> new Lab(0, 1, () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("0 seeds; 1 to 10000 can be run for each cell");
        assertThatThrownBy(() -> new Lab(Lab.SEEDS_MAX + 1, 1, () -> false))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Cell broken(Protocol protocol, Invariant invariant) {
        Cell cell = new Lab(1, 1, () -> false).fill(protocol, LabFault.NO_FAULT).orElseThrow();
        Breakage one = new Breakage(invariant, 1, cell.example());
        return new Cell(protocol, cell.fault(), 1, 0, List.of(one), cell.example());
    }

    private static Cell cell(Protocol protocol, LabFault fault) {
        return new Lab(SEEDS, 1, () -> false).fill(protocol, fault).orElseThrow();
    }

    /** Two faults, so that it takes little. */
    private static Grid firstRows(int seeds, long firstSeed) {
        AtomicInteger cells = new AtomicInteger();
        int twoRows = 2 * Protocols.all().size();
        return new Lab(seeds, firstSeed, () -> cells.get() == twoRows).fill(cell -> cells.incrementAndGet());
    }
}
