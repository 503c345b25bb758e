package claimdesk.ui.investigate.events;

import claimdesk.app.exchange.table.Column;
import claimdesk.app.exchange.table.Table;
import java.util.List;

/** The rows of a case on their way to a file. */
final class CaseRowsTable implements Table {

    private static final int PAGE = 2_000;

    private final List<CaseRow> rows;
    private int read;

    CaseRowsTable(List<CaseRow> rows) {
        this.rows = List.copyOf(rows);
    }

    @Override
    public List<Column> columns() {
        return CaseRow.COLUMNS;
    }

    @Override
    public List<List<String>> nextPage() {
        int from = read;
        read = Math.min(rows.size(), read + PAGE);
        return rows.subList(from, read).stream().map(CaseRow::cells).toList();
    }
}
