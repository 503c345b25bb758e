package claimdesk.app.exchange.reading;

import claimdesk.app.exchange.text.OpenText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** CSV; the cells are those of the columns that were asked for. */
final class CsvReader implements RowReader {

    /** By this line a spreadsheet is told the delimiter; it is no record. */
    private static final String SEPARATOR_LINE = "sep=";

    private final OpenText text;
    private final CsvRecords records;
    private final List<String> names;
    private final int[] places;
    /** What was read to learn the columns, and is to be handed over. */
    private Optional<ReadRow> first = Optional.empty();

    /**
     * @throws UnusableFileException if a column that is asked for is not there
     */
    CsvReader(OpenText text, Layout layout, List<String> columns) throws IOException {
        this.text = text;
        this.records = new CsvRecords(text.lines(), layout.delimiter().orElseThrow());
        this.names = readNames(layout);
        this.places = columns.stream().mapToInt(names::indexOf).toArray();
        for (int i = 0; i < places.length; i++) {
            if (places[i] < 0) {
                throw new UnusableFileException("it has no column " + columns.get(i) + "; it has "
                        + String.join(", ", names.subList(0, Math.min(names.size(), 40))));
            }
        }
    }

    /** The names of the columns: as the header has them; a second one of a name, and one without, by its number. */
    private List<String> readNames(Layout layout) throws IOException {
        Optional<ReadRow> row = records.next();
        while (row.isPresent() && isPassedOver(row.get())) {
            row = records.next();
        }
        List<String> cells = row.map(CsvReader::cells).orElse(List.of());
        if (layout.hasHeader() && cells.isEmpty() && row.isPresent()) {
            throw new UnusableFileException("its header, in line " + row.get().line() + ", cannot be read: it "
                    + row.get().match(any -> "", any -> "is blank", ReadRow.Bad::reason));
        }
        List<String> found = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            String name = layout.hasHeader() ? cells.get(i).strip() : "";
            boolean isOwn = !name.isEmpty() && !found.contains(name);
            found.add(isOwn ? name : name + (name.isEmpty() ? "" : "#") + (i + 1));
        }
        first = layout.hasHeader() ? Optional.empty() : row;
        return found;
    }

    private static boolean isPassedOver(ReadRow row) {
        List<String> cells = cells(row);
        boolean isSeparator = row.line() == 1
                && !cells.isEmpty()
                && String.join("", cells).length() <= SEPARATOR_LINE.length() + 1
                && cells.get(0).startsWith(SEPARATOR_LINE);
        return isSeparator || row instanceof ReadRow.Blank;
    }

    private static List<String> cells(ReadRow row) {
        return row.match(ReadRow.Row::cells, blank -> List.of(), bad -> List.of());
    }

    @Override
    public Optional<ReadRow> next() throws IOException {
        Optional<ReadRow> row = first.isPresent() ? first : records.next();
        first = Optional.empty();
        return row.map(one -> one.match(this::chosen, blank -> blank, bad -> bad));
    }

    private ReadRow chosen(ReadRow.Row row) {
        if (row.cells().size() != names.size()) {
            return new ReadRow.Bad(
                    row.line(), "has " + row.cells().size() + " cells; the first row has " + names.size());
        }
        String[] cells = new String[places.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = row.cells().get(places[i]);
        }
        return new ReadRow.Row(row.line(), List.of(cells));
    }

    /** All columns of the file, by name. */
    List<String> names() {
        return names;
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
