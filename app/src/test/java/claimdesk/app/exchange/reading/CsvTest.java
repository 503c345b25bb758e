package claimdesk.app.exchange.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.exchange.text.SourceBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** CSV as people really have it. */
class CsvTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t", "|", "^"})
    void recognisesTheDelimiter(String delimiter) throws IOException {
        String text = "time,path,note\n2026-11-03T09:00:00Z,/a,\"x\"\n2026-11-03T09:00:00Z,/b,y\n";

        Sample sample = sample(text.replace(",", delimiter));

        assertThat(sample.layout().delimiter()).contains(delimiter.charAt(0));
        assertThat(sample.columns()).containsExactly("time", "path", "note");
    }

    @Test
    void looksPastCommasInsideTheCellsOfAnotherDelimiter() throws IOException {
        Sample sample = sample("a;b\n1,5;2,5\n\"x,y;z\";3,5\n");

        assertThat(sample.layout().delimiter()).contains(';');
        assertThat(sample.rows()).containsExactly(List.of("1,5", "2,5"), List.of("x,y;z", "3,5"));
    }

    @Test
    void heedsASpreadsheetsSeparatorLine() throws IOException {
        Sample sample = sample("sep=|\r\na|b\r\n1|2\r\n");

        assertThat(sample.columns()).containsExactly("a", "b");
        assertThat(sample.rows()).containsExactly(List.of("1", "2"));
    }

    @Test
    void namesAColumnThatHasNoNameOrAnothersByItsNumber() throws IOException {
        assertThat(sample("key, key ,,b\n1,2,3,4\n").columns()).containsExactly("key", "key#2", "3", "b");
    }

    @Test
    void takesNoAddressForTheNameOfAColumn() throws IOException {
        assertThat(sample("carol@example.com,delivered\nd@example.com,reissued\n")
                        .columns())
                .containsExactly("1", "2");
    }

    @Test
    void losesToAStrayQuoteItsOwnLineOnly() throws IOException {
        List<ReadRow> rows = rows("a,b\n1,\"2\n3,4\n\"5\"x,6\n7,\"8\n9\"\n10,\"11");

        assertThat(rows.stream().map(CsvTest::shown))
                .containsExactly(
                        "2 bad: text follows a closing quote; a quote within a cell is written twice",
                        "3 [3, 4]",
                        "4 bad: text follows a closing quote; a quote within a cell is written twice",
                        "5 [7, 8\n9]",
                        "7 bad: a quote is opened and not closed");
    }

    @Test
    void givesUpAnOpenQuoteAfterAThousandLines() throws IOException {
        List<ReadRow> rows = rows("a,b\n1,\"2\n" + "3,4\n".repeat(5000));

        assertThat(rows).hasSize(5001);
        assertThat(shown(rows.get(0))).isEqualTo("2 bad: a quote is opened and not closed");
        assertThat(shown(rows.get(5000))).isEqualTo("5002 [3, 4]");
    }

    @Test
    void rejectsARowOfAnotherWidth() throws IOException {
        assertThat(rows("a,b\n1\n1,2,3\n\n,\n").stream().map(CsvTest::shown))
                .containsExactly(
                        "2 bad: has 1 cells; the first row has 2",
                        "3 bad: has 3 cells; the first row has 2",
                        "4 blank",
                        "5 [, ]");
    }

    @Test
    void saysSoWhereTheHeaderCannotBeRead() throws IOException {
        Path file = Files.writeString(folder.resolve("a.csv"), "\"a,b\n1,2\n");

        assertThatThrownBy(() -> Sample.of(file, new LayoutHint(Optional.of(','), Optional.of(true), Optional.empty())))
                .isInstanceOf(UnusableFileException.class)
                .hasMessageContaining("header, in line 1");
    }

    private Sample sample(String text) throws IOException {
        return Sample.of(Files.writeString(folder.resolve("a.csv"), text), LayoutHint.none());
    }

    private List<ReadRow> rows(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("a.csv"), text);
        List<ReadRow> rows = new ArrayList<>();
        SourceBytes bytes = SourceBytes.open(file, Long.MAX_VALUE);
        try (RowReader reader = RowReaders.open(bytes, Layout.csv(','), List.of("a", "b"))) {
            for (Optional<ReadRow> row = reader.next(); row.isPresent(); row = reader.next()) {
                rows.add(row.get());
            }
        }
        return rows;
    }

    private static String shown(ReadRow row) {
        return row.line() + row.match(one -> " " + one.cells(), blank -> " blank", bad -> " bad: " + bad.reason());
    }
}
