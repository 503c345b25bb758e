package claimdesk.ui.live.export;

import claimdesk.app.exchange.table.Column;
import claimdesk.app.exchange.table.Table;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.RowColumns;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Rows of a lane in the order of their numbers, read a page at a time; those that have left the lane are left out. */
final class RowPages implements Table {

    static final int PAGE = 2_000;

    private final Lane lane;
    private final long[] numbers;
    private final Function<long[], List<LaneRow>> reader;
    private int read;

    RowPages(Lane lane, long[] numbers, Function<long[], List<LaneRow>> reader) {
        this.lane = lane;
        this.numbers = numbers;
        this.reader = reader;
    }

    @Override
    public List<Column> columns() {
        return RowColumns.of(lane);
    }

    @Override
    public List<List<String>> nextPage() {
        List<List<String>> page = List.of();
        while (page.isEmpty() && read < numbers.length) {
            page = page(Arrays.copyOfRange(numbers, read, Math.min(numbers.length, read + PAGE)));
            read += PAGE;
        }
        return page;
    }

    private List<List<String>> page(long[] some) {
        Map<Long, LaneRow> rows =
                reader.apply(some).stream().collect(Collectors.toMap(LaneRow::number, Function.identity()));
        return Arrays.stream(some)
                .mapToObj(rows::get)
                .filter(Objects::nonNull)
                .map(RowColumns::cells)
                .toList();
    }
}
