package claimdesk.app.lab;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.lab.Cell.Example;
import claimdesk.app.room.Move;
import claimdesk.app.room.Room;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Runs every fault under every protocol, in rooms on SQLite, over as many drawn orders as are asked for. The grid is a
 * function of the seeds. Not thread-safe.
 */
public final class Lab {

    public static final int SEEDS_MAX = 10_000;

    private final int seeds;
    private final long firstSeed;
    private final BooleanSupplier isStopped;

    /**
     * @param seeds how many orders are drawn for each cell, 1 to {@value #SEEDS_MAX}
     * @param firstSeed the first of them; the others follow it
     * @param isStopped asked before every run; the lab ends early once it says so
     */
    public Lab(int seeds, long firstSeed, BooleanSupplier isStopped) {
        if (seeds < 1 || seeds > SEEDS_MAX) {
            throw new IllegalArgumentException(seeds + " seeds; 1 to " + SEEDS_MAX + " can be run for each cell");
        }
        this.seeds = seeds;
        this.firstSeed = firstSeed;
        this.isStopped = isStopped;
    }

    /** How many cells a whole grid has. */
    public static int cells() {
        return LabFault.values().length * Protocols.all().size();
    }

    /**
     * Fills the grid, fault by fault.
     *
     * @param onCell is given each cell as soon as it is filled
     */
    public Grid fill(Consumer<Cell> onCell) {
        List<Cell> cells = new ArrayList<>();
        for (LabFault fault : LabFault.values()) {
            for (Protocol protocol : Protocols.all()) {
                Optional<Cell> cell = fill(protocol, fault);
                if (cell.isEmpty()) {
                    return new Grid(seeds, firstSeed, cells, false);
                }
                cells.add(cell.get());
                onCell.accept(cell.get());
            }
        }
        return new Grid(seeds, firstSeed, cells, true);
    }

    /** Runs one cell; empty if it was stopped before its end. */
    public Optional<Cell> fill(Protocol protocol, LabFault fault) {
        Tally tally = new Tally();
        try (ScratchRoom scratch = new ScratchRoom(setting(protocol, fault))) {
            scratch.mark();
            for (int run = 0; run < seeds; run++) {
                if (isStopped.getAsBoolean()) {
                    return Optional.empty();
                }
                long seed = firstSeed + run;
                List<Move> moves = Trial.play(scratch.room(), fault, Draw.of(fault, seed));
                tally.add(new Example(seed, schedule(protocol, fault, moves)), broken(scratch.room()));
                scratch.backToMark();
            }
        }
        return Optional.of(tally.cell(protocol, fault));
    }

    /** The schedule that one seed comes to. */
    public static Schedule schedule(Protocol protocol, LabFault fault, long seed) {
        try (ScratchRoom scratch = new ScratchRoom(setting(protocol, fault))) {
            return schedule(protocol, fault, Trial.play(scratch.room(), fault, Draw.of(fault, seed)));
        }
    }

    private static Schedule schedule(Protocol protocol, LabFault fault, List<Move> moves) {
        return new Schedule(protocol, fault.plan().callers(), moves);
    }

    private static Setting setting(Protocol protocol, LabFault fault) {
        return new Setting(
                protocol, fault.plan().callers(), fault.plan().strike().kind().isFault() ? 1 : 0);
    }

    private static Set<Invariant> broken(Room room) {
        return room.results().stream()
                .filter(result -> !result.isKept())
                .map(InvariantResult::invariant)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Invariant.class)));
    }
}
