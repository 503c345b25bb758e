package claimdesk.app.exchange.reading;

import claimdesk.app.exchange.text.Line;
import claimdesk.app.exchange.text.OpenText;
import claimdesk.app.exchange.text.SourceBytes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The beginning of a file: what a mapping is proposed by, and what a person sees of it.
 *
 * @param columns CSV columns by name; paths of NDJSON fields in the order in which they come up
 * @param rows the cells of the first rows that can be read, in the order of the columns
 */
public record Sample(Layout layout, List<String> columns, List<List<String>> rows) {

    public static final int ROWS_MAX = 100;

    private static final int COLUMNS_MAX = 1000;

    public Sample {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /**
     * Reads the beginning of {@code file}.
     *
     * @param hint how it is written, as far as that is known
     * @throws UnusableFileException if it is no text by its first bytes, or its header cannot be read
     */
    public static Sample of(Path file, LayoutHint hint) throws IOException {
        refuse(ForeignForm.of(file));
        Layout layout = guess(file, hint);
        List<String> columns = columns(file, layout);
        List<List<String>> rows = new ArrayList<>();
        try (RowReader reader = RowReaders.open(SourceBytes.open(file, Long.MAX_VALUE), layout, columns)) {
            Optional<ReadRow> row = reader.next();
            for (int i = 0; i < ROWS_MAX && row.isPresent(); i++) {
                row.get().match(one -> rows.add(one.cells()), blank -> false, bad -> false);
                row = reader.next();
            }
        }
        return new Sample(layout, columns, rows);
    }

    private static void refuse(Optional<ForeignForm> form) {
        form.ifPresent(one -> {
            throw new UnusableFileException(one.wayOut());
        });
    }

    /** Why nothing of a file without columns can be read, in plain words. */
    public String whyNoColumns() {
        return layout.delimiter().isPresent()
                ? "it is empty, or all its lines are blank"
                : "no line of it can be read as a JSON object; allowed: one whole object a line";
    }

    private static Layout guess(Path file, LayoutHint hint) throws IOException {
        try (OpenText text = new OpenText(SourceBytes.open(file, Long.MAX_VALUE), hint.encoding())) {
            return LayoutGuess.of(text, hint);
        }
    }

    private static List<String> columns(Path file, Layout layout) throws IOException {
        try (OpenText text = new OpenText(SourceBytes.open(file, Long.MAX_VALUE), layout.encoding())) {
            if (layout.delimiter().isPresent()) {
                return new CsvReader(text, layout, List.of()).names();
            }
            Set<String> paths = new LinkedHashSet<>();
            for (int i = 0; i < ROWS_MAX; i++) {
                Optional<Line> line = text.lines().next();
                if (line.isEmpty()) {
                    break;
                }
                JsonFields.read(line.get().text(), (path, value) -> {
                    if (paths.size() < COLUMNS_MAX) {
                        paths.add(path);
                    }
                });
            }
            return List.copyOf(paths);
        }
    }
}
