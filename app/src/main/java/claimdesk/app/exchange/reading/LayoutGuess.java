package claimdesk.app.exchange.reading;

import claimdesk.app.exchange.text.Line;
import claimdesk.app.exchange.text.OpenText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells NDJSON from CSV, and a CSV's delimiter and header, by the first lines of a file. */
final class LayoutGuess {

    private static final int LINES_LOOKED_AT = 50;
    private static final char[] DELIMITERS = {',', ';', '\t', '|', '^'};
    /** Numbers, times, hashes, paths and addresses: no header names a column so. */
    private static final Pattern DATA = Pattern.compile(
            "[-+]?[0-9]+([.,][0-9]+)?|[0-9]{4}-[0-9]{2}-[0-9]{2}.*" + "|[0-9a-fA-F]{32,}|/.*|[^@\\s]+@[^@\\s]+");

    private static final String SEPARATOR_LINE = "sep=";

    private LayoutGuess() {}

    static Layout of(OpenText text, LayoutHint hint) throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < LINES_LOOKED_AT; i++) {
            Optional<Line> line = text.lines().next();
            if (line.isEmpty()) {
                break;
            }
            lines.add(line.get().text());
        }
        if (hint.delimiter().isEmpty()
                && lines.stream().anyMatch(line -> line.stripLeading().startsWith("{"))) {
            return hint.on(Layout.ndjson());
        }
        String first = lines.isEmpty() ? "" : lines.get(0);
        char parting = first.startsWith(SEPARATOR_LINE) && first.length() == SEPARATOR_LINE.length() + 1
                ? first.charAt(SEPARATOR_LINE.length())
                : delimiter(lines);
        Layout layout = hint.on(Layout.csv(parting));
        boolean hasHeader = hint.hasHeader().isPresent() ? hint.hasHeader().get() : hasHeader(lines, layout);
        return layout.withHeader(hasHeader);
    }

    /** The one that parts most records into as many cells as the first; of two such, the one with more cells. */
    private static char delimiter(List<String> lines) throws IOException {
        char best = DELIMITERS[0];
        double bestScore = 0;
        for (char candidate : DELIMITERS) {
            List<Integer> widths = new ArrayList<>();
            for (List<String> cells : records(lines, candidate)) {
                widths.add(cells.size());
            }
            int width = widths.isEmpty() ? 1 : widths.get(0);
            double share = widths.stream().filter(one -> one == width).count() / (double) Math.max(1, widths.size());
            double score = width == 1 ? 0 : share + width / 10_000.0;
            if (score > bestScore) {
                best = candidate;
                bestScore = score;
            }
        }
        return best;
    }

    private static boolean hasHeader(List<String> lines, Layout layout) throws IOException {
        List<List<String>> records = records(lines, layout.delimiter().orElseThrow());
        int first = !records.isEmpty() && records.get(0).get(0).startsWith(SEPARATOR_LINE) ? 1 : 0;
        return records.size() <= first
                || records.get(first).stream()
                        .noneMatch(cell -> DATA.matcher(cell.strip()).matches());
    }

    private static List<List<String>> records(List<String> lines, char delimiter) throws IOException {
        byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        List<List<String>> records = new ArrayList<>();
        try (OpenText text = new OpenText(new ByteArrayInputStream(bytes), Optional.of(StandardCharsets.UTF_8))) {
            CsvRecords csv = new CsvRecords(text.lines(), delimiter);
            for (Optional<ReadRow> row = csv.next(); row.isPresent(); row = csv.next()) {
                row.get().match(one -> records.add(one.cells()), blank -> false, bad -> false);
            }
        }
        return records;
    }
}
