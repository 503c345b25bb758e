package claimdesk.ui.live.lane;

import claimdesk.ui.live.row.LaneRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/** The rows of a lane: all of them by number in their order, and what those say that have been read. */
final class LaneContent {

    private final SeenRows seen = new SeenRows();
    private final LongConsumer onGone;
    private RowOrder order = new RowOrder(true);

    /**
     * @param onGone told the number of each row that leaves the lane
     */
    LaneContent(LongConsumer onGone) {
        this.onGone = onGone;
    }

    int size() {
        return order.size();
    }

    RowOrder order() {
        return order;
    }

    /** What the row at {@code place} says; empty if there is none, or if it has not been read yet. */
    Optional<LaneRow> rowAt(int place) {
        return place < 0 || place >= order.size() ? Optional.empty() : seen.row(order.numberAt(place));
    }

    /** What the row of that number says, if it has been read. */
    Optional<LaneRow> row(long number) {
        return seen.row(number);
    }

    /** Of these rows, those whose words are not known as they stand now. */
    long[] unread(long[] numbers) {
        return Arrays.stream(numbers).filter(number -> !seen.isFresh(number)).toArray();
    }

    /** The rows from place {@code from} to before {@code end}, as far as there are any. */
    List<Place> places(int from, int end) {
        List<Place> places = new ArrayList<>();
        for (int place = from; place < Math.min(order.size(), end); place++) {
            places.add(order.at(place));
        }
        return places;
    }

    /** Takes over what a look at the file brought. Returns the rows that have come in. */
    List<Place> apply(LaneChange change) {
        if (change.isReset()) {
            order = new RowOrder(change.query().sort().isDescending());
        }
        remove(change.retained().map(order::missingFrom).orElse(List.of()));
        remove(change.gone());
        List<Place> entered = change.arrived().stream()
                .filter(row -> !order.contains(row.number()))
                .toList();
        order.add(change.arrived());
        order.add(change.older());
        seen.read(change.read(), change.isWritten());
        return entered;
    }

    private void remove(List<Long> numbers) {
        NumberSet gone = new NumberSet();
        for (long number : numbers) {
            if (order.contains(number)) {
                gone.add(number);
                onGone.accept(number);
            }
        }
        order.remove(gone);
    }
}
