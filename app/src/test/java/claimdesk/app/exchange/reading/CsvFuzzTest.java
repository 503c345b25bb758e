package claimdesk.app.exchange.reading;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.text.SourceBytes;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random CSV, written by the rules, reads back cell for cell. */
class CsvFuzzTest {

    private static final int TABLES = 300;
    private static final char[] DELIMITERS = {',', ';', '\t', '|', '^', 'x'};
    private static final String[] ENDS = {"\n", "\r\n", "\r"};
    private static final Charset[] CHARSETS = {
        StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE
    };
    private static final String[] PIECES = {
        "a", "0010", " ", "\"", "\"\"", "\n", "\r\n", "\r", "\u00e9", "\u4e2d", "\ud83d\ude00", "=1", "'", "\\", "x"
    };

    @TempDir
    Path folder;

    @Test
    void readsBackWhatWasWritten() throws IOException {
        for (long seed : new long[] {1, 2, System.nanoTime()}) {
            System.out.println("CSV seed " + seed);
            RandomGenerator random =
                    RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
            for (int i = 0; i < TABLES / 3; i++) {
                check(random, "seed " + seed + ", table " + i);
            }
        }
    }

    private void check(RandomGenerator random, String where) throws IOException {
        char delimiter = DELIMITERS[random.nextInt(DELIMITERS.length)];
        String end = ENDS[random.nextInt(ENDS.length)];
        Charset charset = CHARSETS[random.nextInt(CHARSETS.length)];
        int width = 2 + random.nextInt(4);
        List<List<String>> rows = new ArrayList<>();
        StringBuilder text = new StringBuilder("\uFEFF");
        for (int i = 0; i < width; i++) {
            text.append(i == 0 ? "" : delimiter).append("c").append(i);
        }
        int count = 1 + random.nextInt(30);
        for (int i = 0; i < count; i++) {
            List<String> row = row(random, width);
            rows.add(row);
            text.append(end);
            for (int cell = 0; cell < width; cell++) {
                text.append(cell == 0 ? "" : delimiter).append(written(row.get(cell), delimiter, random));
            }
        }
        text.append(random.nextBoolean() ? end : "");
        Path file = Files.write(folder.resolve("fuzz.csv"), text.toString().getBytes(charset));

        assertThat(read(file, delimiter, width)).as(where).isEqualTo(rows);
    }

    private static List<List<String>> read(Path file, char delimiter, int width) throws IOException {
        List<String> columns = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            columns.add("c" + i);
        }
        List<List<String>> rows = new ArrayList<>();
        SourceBytes bytes = SourceBytes.open(file, Long.MAX_VALUE);
        try (RowReader reader = RowReaders.open(bytes, Layout.csv(delimiter), columns)) {
            for (Optional<ReadRow> row = reader.next(); row.isPresent(); row = reader.next()) {
                rows.add(row.get().match(ReadRow.Row::cells, blank -> List.of("blank"), bad -> List.of(bad.reason())));
            }
        }
        return rows;
    }

    private static List<String> row(RandomGenerator random, int width) {
        List<String> row = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            StringBuilder cell = new StringBuilder();
            for (int pieces = random.nextInt(5); pieces > 0; pieces--) {
                cell.append(PIECES[random.nextInt(PIECES.length)]);
            }
            row.add(cell.toString());
        }
        return row;
    }

    private static String written(String cell, char delimiter, RandomGenerator random) {
        boolean mustQuote =
                cell.indexOf(delimiter) >= 0 || cell.contains("\"") || cell.contains("\n") || cell.contains("\r");
        return mustQuote || random.nextInt(4) == 0 ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
