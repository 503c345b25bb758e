package claimdesk.app.lab;

import claimdesk.store.claim.Protocol;
import java.util.List;
import java.util.Optional;

/**
 * All cells that were filled, fault by fault.
 *
 * @param firstSeed the seeds are this and those that follow it
 * @param isComplete whether there are no others; not so if somebody asked to stop
 */
public record Grid(int seeds, long firstSeed, List<Cell> cells, boolean isComplete) {

    public Grid {
        cells = List.copyOf(cells);
    }

    public Optional<Cell> cell(Protocol protocol, LabFault fault) {
        return cells.stream()
                .filter(cell -> cell.protocol().equals(protocol) && cell.fault() == fault)
                .findFirst();
    }

    /** Whether a protocol that is fit for use broke something that it is said to keep. */
    public boolean breaksPromise() {
        return cells.stream().anyMatch(Cell::breaksPromise);
    }
}
