package claimdesk.app.exchange.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a file of rows holds, and that it is there whole or not at all. */
class TableFileTest {

    private static final List<Column> COLUMNS = List.of(Column.text("key"), Column.number("status"));

    @TempDir
    Path folder;

    @Test
    void writesCsvWithNamesQuotedTextAndWindowsLines() throws IOException {
        assertThat(written("a.csv", List.of(List.of("say \"hi\", twice\nnow", "200"), List.of("b", ""))))
                .isEqualTo("\"key\",\"status\"\r\n\"say \"\"hi\"\", twice\nnow\",200\r\n\"b\",\r\n");
    }

    @Test
    void writesNdjsonWithTextAsItIs() throws IOException {
        assertThat(written("a.ndjson", List.of(List.of("=1+2", "200"), List.of("007", ""))))
                .isEqualTo("{\"key\":\"=1+2\",\"status\":200}\n{\"key\":\"007\",\"status\":null}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+2",
                "+1",
                "-1",
                "@SUM(A1)",
                "\t=1",
                "\r=1",
                "  =1",
                "\uFF1D1",
                "|calc",
                "%0A",
                "007",
                "12345678901234567890",
                "1E5",
                "1-2",
                "3/4/2026",
                " 10:30"
            })
    void marksAsTextWhatASpreadsheetWouldRunOrRewrite(String cell) {
        assertThat(SpreadsheetText.of(cell)).isEqualTo("'" + cell);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a91c", "order-1", "1-northwind-1", "North", "2026-11-29T10:00:00.000Z", "a=b"})
    void leavesOtherTextAsItIs(String cell) {
        assertThat(SpreadsheetText.of(cell)).isEqualTo(cell);
    }

    @Test
    void leavesTheTargetAsItWasWhenItIsCancelled() throws IOException {
        Path target = Files.writeString(folder.resolve("a.csv"), "before");

        WriteOutcome outcome = new TableFile(target, TableFormat.CSV)
                .write(table(List.of(List.of("a", "1"), List.of("b", "2"))), rows -> rows < 2);

        assertThat(outcome).isEqualTo(new WriteOutcome.Cancelled());
        assertThat(target).hasContent("before");
        assertThat(files()).containsExactly("a.csv");
    }

    @Test
    void leavesTheTargetAsItWasWhenARowCannotBeWritten() throws IOException {
        Path target = Files.writeString(folder.resolve("a.csv"), "before");

        assertThatThrownBy(() -> new TableFile(target, TableFormat.CSV)
                        .write(table(List.of(List.of("a", "1"), List.of("too few"))), rows -> true))
                .isInstanceOf(IllegalArgumentException.class);

        assertThat(target).hasContent("before");
        assertThat(files()).containsExactly("a.csv");
    }

    @Test
    void knowsItsFormatByTheName() {
        assertThat(TableFormat.ofFile("x.CSV")).contains(TableFormat.CSV);
        assertThat(TableFormat.ofFile("x.ndjson")).contains(TableFormat.NDJSON);
        assertThat(TableFormat.ofFile("x.xlsx")).isEmpty();
    }

    private String written(String name, List<List<String>> rows) throws IOException {
        Path target = folder.resolve(name);
        WriteOutcome outcome =
                new TableFile(target, TableFormat.ofFile(name).orElseThrow()).write(table(rows), written -> true);
        assertThat(outcome).isEqualTo(new WriteOutcome.Written(rows.size()));
        assertThat(files()).containsExactly(name);
        return Files.readString(target);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).toList();
        }
    }

    /** A page for each row. */
    private static Table table(List<List<String>> rows) {
        Deque<List<String>> left = new ArrayDeque<>(rows);
        return new Table() {
            @Override
            public List<Column> columns() {
                return COLUMNS;
            }

            @Override
            public List<List<String>> nextPage() {
                return left.isEmpty() ? List.of() : List.of(left.removeFirst());
            }
        };
    }
}
