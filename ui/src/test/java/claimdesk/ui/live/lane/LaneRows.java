package claimdesk.ui.live.lane;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.window.InProgressRow;
import claimdesk.ui.live.lane.LaneChange.Reach;
import claimdesk.ui.live.lane.LaneChange.RowsRead;
import claimdesk.ui.live.row.LaneRow;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Rows in progress, each claimed at the instant of its number, and what looks at the file say of them. */
final class LaneRows {

    private LaneRows() {}

    static LaneRow row(long number) {
        ScopedKey key = new ScopedKey(new Vendor("north"), new IdempotencyKey("key-" + number));
        return new LaneRow.InProgress(new InProgressRow(
                number,
                key,
                new OrderId("order-" + number),
                Operation.DELIVER,
                new AttemptId("attempt-" + number),
                new RunId(1),
                number,
                10_000 - number,
                1));
    }

    static List<Place> places(long... numbers) {
        return LongStream.of(numbers)
                .mapToObj(number -> new Place(number, number))
                .toList();
    }

    static LaneChange reset(long... numbers) {
        return change(true, LaneQuery.newest(), List.of(), places(), places(numbers), numbers);
    }

    static LaneChange arrived(long... numbers) {
        return change(false, LaneQuery.newest(), List.of(), places(numbers), places(), numbers);
    }

    static LaneChange gone(Long... numbers) {
        return change(false, LaneQuery.newest(), List.of(numbers), places(), places());
    }

    static LaneChange change(
            boolean isReset, LaneQuery query, List<Long> gone, List<Place> arrived, List<Place> older, long... read) {
        Map<Long, LaneRow> rows = Arrays.stream(read)
                .mapToObj(LaneRows::row)
                .collect(Collectors.toMap(LaneRow::number, Function.identity()));
        return new LaneChange(
                query,
                isReset,
                true,
                Optional.empty(),
                gone,
                arrived,
                older,
                new RowsRead(rows, List.of()),
                new Reach(older.size(), true));
    }
}
