package claimdesk.app.exchange.table;

import java.util.List;

/** Rows that are read a page at a time, so that a table of any length can be written. */
public interface Table {

    List<Column> columns();

    /** The next rows, with a cell for each column; empty at the end. An empty cell is the empty text. */
    List<List<String>> nextPage();
}
