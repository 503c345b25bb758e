package claimdesk.app.exchange.preview;

import claimdesk.app.exchange.lines.LineReader;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.reading.ReadRow;
import claimdesk.app.exchange.reading.RowReader;
import claimdesk.app.exchange.reading.RowReaders;
import claimdesk.app.exchange.reading.Sample;
import claimdesk.app.exchange.text.SourceBytes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the first rows of a file, and judges them if there is a mapping to judge them by. */
final class FirstRows {

    static final int ROWS_MAX = 100;

    /** Of one cell; more is not looked at by anybody. */
    private static final int CELL_CHARACTERS_MAX = 300;

    private static final String HIDDEN = "***";

    /** Of all that is read for one look. */
    private static final int CHARACTERS_MAX = 4_000_000;

    private final Optional<Mapping> mapping;
    private final Optional<LineReader> reader;
    private final int[] places;

    private FirstRows(Sample sample, Optional<Mapping> mapping) {
        this.mapping = mapping;
        this.reader = mapping.map(LineReader::new);
        Map<String, Integer> byName = new HashMap<>();
        for (int i = 0; i < sample.columns().size(); i++) {
            byName.put(sample.columns().get(i), i);
        }
        this.places = reader.map(LineReader::columns).orElse(List.of()).stream()
                .mapToInt(column -> byName.getOrDefault(column, -1))
                .toArray();
    }

    static List<PreviewRow> read(Path file, Sample sample, Optional<Mapping> mapping) throws IOException {
        FirstRows first = new FirstRows(sample, mapping);
        List<PreviewRow> rows = new ArrayList<>();
        long characters = 0;
        try (RowReader all =
                RowReaders.open(SourceBytes.open(file, Long.MAX_VALUE), sample.layout(), sample.columns())) {
            Optional<ReadRow> row = all.next();
            while (row.isPresent() && rows.size() < ROWS_MAX && characters < CHARACTERS_MAX) {
                characters += row.get()
                        .match(
                                one -> one.cells().stream()
                                        .mapToInt(String::length)
                                        .sum(),
                                blank -> 0,
                                bad -> 0);
                rows.add(row.get().match(first::judged, FirstRows::blank, FirstRows::bad));
                row = all.next();
            }
        }
        return rows;
    }

    private PreviewRow judged(ReadRow.Row row) {
        List<String> cells = row.cells().stream().map(FirstRows::shown).toList();
        if (reader.isEmpty()) {
            return new PreviewRow(row.line(), PreviewRow.State.NOT_JUDGED, cells, Map.of(), "");
        }
        List<String> wanted = new ArrayList<>();
        for (int place : places) {
            wanted.add(place < 0 ? "" : row.cells().get(place));
        }
        return reader.get()
                .read(
                        new ReadRow.Row(row.line(), wanted),
                        good -> new PreviewRow(
                                row.line(),
                                PreviewRow.State.TAKEN,
                                cells,
                                Understood.of(good, mapping.orElseThrow()),
                                ""),
                        bad -> new PreviewRow(row.line(), PreviewRow.State.REJECTED, cells, Map.of(), bad.reason()));
    }

    private static PreviewRow blank(ReadRow.Blank row) {
        return PreviewRow.without(row.line(), PreviewRow.State.BLANK, "");
    }

    private static PreviewRow bad(ReadRow.Bad row) {
        return PreviewRow.without(row.line(), PreviewRow.State.REJECTED, row.reason());
    }

    /** Whom a cell may be about is not shown in full before it is imported either: an address is masked as it will be. */
    private static String shown(String text) {
        String cell = text.length() <= CELL_CHARACTERS_MAX ? text : text.substring(0, CELL_CHARACTERS_MAX) + "\u2026";
        int at = cell.lastIndexOf('@');
        boolean isAddress = at > 0 && cell.indexOf(' ') < 0;
        return isAddress ? cell.substring(0, cell.offsetByCodePoints(0, 1)) + HIDDEN + cell.substring(at) : cell;
    }
}
