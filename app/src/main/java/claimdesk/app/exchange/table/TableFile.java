package claimdesk.app.exchange.table;

import claimdesk.app.exchange.WholeFile;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;

/**
 * Writes a table to a file: beside its target first, and in its place only when it is whole, so that the target is
 * either what it was or all of the table.
 */
public final class TableFile {

    private final Path target;
    private final TableFormat format;

    public TableFile(Path target, TableFormat format) {
        this.target = target;
        this.format = format;
    }

    /**
     * @param goesOn told after each page how many rows are written; whether to go on
     * @throws IOException if it cannot be written; the target is as it was
     */
    public WriteOutcome write(Table table, LongPredicate goesOn) throws IOException {
        AtomicLong rows = new AtomicLong();
        WholeFile.write(target, beside -> {
            try (Writer out = Files.newBufferedWriter(beside, StandardCharsets.UTF_8);
                    JsonGenerator cells = cells(out, table.columns())) {
                rows.set(write(table, cells, goesOn));
            }
            return rows.get() >= 0;
        });
        return rows.get() < 0 ? new WriteOutcome.Cancelled() : new WriteOutcome.Written(rows.get());
    }

    /** Returns how many rows were written; a negative number if that was broken off. */
    private long write(Table table, JsonGenerator cells, LongPredicate goesOn) throws IOException {
        long rows = 0;
        for (List<List<String>> page = table.nextPage(); !page.isEmpty(); page = table.nextPage()) {
            for (List<String> row : page) {
                write(table.columns(), row, cells);
            }
            rows += page.size();
            if (!goesOn.test(rows)) {
                return -1;
            }
        }
        return rows;
    }

    private void write(List<Column> columns, List<String> row, JsonGenerator cells) throws IOException {
        if (row.size() != columns.size()) {
            throw new IllegalArgumentException(row.size() + " cells for " + columns.size() + " columns: " + row);
        }
        cells.writeStartObject();
        for (int place = 0; place < row.size(); place++) {
            Column column = columns.get(place);
            String cell = row.get(place);
            cells.writeFieldName(column.name());
            if (!column.isNumber()) {
                cells.writeString(format == TableFormat.CSV ? SpreadsheetText.of(cell) : cell);
            } else if (cell.isEmpty()) {
                cells.writeNull();
            } else {
                cells.writeNumber(Long.parseLong(cell));
            }
        }
        cells.writeEndObject();
        if (format == TableFormat.NDJSON) {
            cells.writeRaw('\n');
        }
    }

    private JsonGenerator cells(Writer out, List<Column> columns) throws IOException {
        if (format == TableFormat.NDJSON) {
            return new JsonFactory().createGenerator(out).setPrettyPrinter(new MinimalPrettyPrinter(""));
        }
        CsvSchema.Builder schema = CsvSchema.builder().setUseHeader(true).setLineSeparator("\r\n");
        columns.forEach(column -> schema.addColumn(column.name()));
        CsvGenerator csv = new CsvFactory().createGenerator(out);
        csv.enable(CsvGenerator.Feature.ALWAYS_QUOTE_STRINGS);
        csv.setSchema(schema.build());
        return csv;
    }
}
