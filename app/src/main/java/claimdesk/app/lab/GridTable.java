package claimdesk.app.lab;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.exchange.table.Column;
import claimdesk.app.exchange.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A grid as rows that leave the program: one for each cell. */
public final class GridTable implements Table {

    /** All but the one that no cell puts to the test: a 0 under it would say more than was run. */
    private static final List<Invariant> TRIED = Arrays.stream(Invariant.values())
            .filter(invariant -> invariant != Invariant.MISMATCH_NEVER_RUNS)
            .toList();

    private final List<Cell> cells;
    private boolean isRead;

    public GridTable(List<Cell> cells) {
        this.cells = List.copyOf(cells);
    }

    @Override
    public List<Column> columns() {
        List<Column> columns = new ArrayList<>(
                List.of(Column.text("fault"), Column.text("protocol"), Column.number("seeds"), Column.number("kept")));
        for (Invariant invariant : TRIED) {
            columns.add(Column.number("broken_" + invariant.id().replace('-', '_')));
        }
        columns.add(Column.number("example_seed"));
        columns.add(Column.text("example"));
        return columns;
    }

    @Override
    public List<List<String>> nextPage() {
        if (isRead) {
            return List.of();
        }
        isRead = true;
        return cells.stream().map(GridTable::row).toList();
    }

    private static List<String> row(Cell cell) {
        List<String> row = new ArrayList<>(List.of(
                cell.fault().id(),
                cell.protocol().id(),
                Integer.toString(cell.seeds()),
                Integer.toString(cell.kept())));
        for (Invariant invariant : TRIED) {
            row.add(Integer.toString(cell.count(invariant)));
        }
        row.add(Long.toString(cell.example().seed()));
        row.add(cell.example().schedule().id());
        return row;
    }
}
