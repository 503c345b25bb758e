package claimdesk.app.exchange.reading;

import claimdesk.app.exchange.text.Line;
import claimdesk.app.exchange.text.OpenText;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** NDJSON, one object a line; the cells are those of the paths that were asked for. */
final class NdjsonReader implements RowReader {

    private final OpenText text;
    private final Map<String, Integer> places = new HashMap<>();
    private final String[] cells;
    private boolean isAmbiguous;

    NdjsonReader(OpenText text, List<String> columns) {
        this.text = text;
        this.cells = new String[columns.size()];
        for (int i = 0; i < columns.size(); i++) {
            places.put(columns.get(i), i);
        }
    }

    @Override
    public Optional<ReadRow> next() throws IOException {
        return text.lines().next().map(this::row);
    }

    private ReadRow row(Line line) {
        if (!line.isSound()) {
            return new ReadRow.Bad(line.number(), line.flaw());
        }
        if (line.text().isBlank()) {
            return new ReadRow.Blank(line.number());
        }
        Arrays.fill(cells, null);
        isAmbiguous = false;
        String wrong = JsonFields.read(line.text(), this::take);
        if (wrong.isEmpty() && isAmbiguous) {
            wrong = "gives a field twice; which one holds cannot be told";
        }
        if (!wrong.isEmpty()) {
            return new ReadRow.Bad(line.number(), wrong);
        }
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cells[i] == null ? "" : cells[i];
        }
        return new ReadRow.Row(line.number(), List.of(cells));
    }

    private void take(String path, String value) {
        Integer place = places.get(path);
        if (place != null) {
            isAmbiguous |= cells[place] != null;
            cells[place] = value;
        }
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
