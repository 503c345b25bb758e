package claimdesk.ui.live.export;

import claimdesk.app.exchange.table.Column;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.RowColumns;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rows of a lane as tab-separated text, with a line of names.
 *
 * @param rows how many there are; those that had left the lane are not among them
 */
record CopiedRows(String text, long rows) {

    private static final int PAGE = 2_000;

    /**
     * Reads rows in the order of their numbers. Several pages are read at once: a person waits for this.
     *
     * @param reader is called by several threads
     */
    static CopiedRows read(Lane lane, long[] numbers, Function<long[], List<LaneRow>> reader) {
        int pages = (numbers.length + PAGE - 1) / PAGE;
        List<CopiedRows> parts = IntStream.range(0, pages)
                .parallel()
                .mapToObj(page -> page(
                        Arrays.copyOfRange(numbers, page * PAGE, Math.min(numbers.length, (page + 1) * PAGE)), reader))
                .toList();
        StringBuilder text =
                new StringBuilder(RowColumns.of(lane).stream().map(Column::name).collect(Collectors.joining("\t")));
        parts.forEach(part -> text.append(part.text()));
        return new CopiedRows(
                text.toString(), parts.stream().mapToLong(CopiedRows::rows).sum());
    }

    private static CopiedRows page(long[] numbers, Function<long[], List<LaneRow>> reader) {
        Map<Long, LaneRow> rows =
                reader.apply(numbers).stream().collect(Collectors.toMap(LaneRow::number, Function.identity()));
        StringBuilder text = new StringBuilder();
        Arrays.stream(numbers).mapToObj(rows::get).filter(Objects::nonNull).forEach(row -> text.append('\n')
                .append(String.join("\t", RowColumns.cells(row))));
        return new CopiedRows(text.toString(), rows.size());
    }
}
