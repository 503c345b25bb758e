package claimdesk.ui.live.lane;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Which rows of a lane are selected: any number of them, held by number, so that it stays with its rows wherever they
 * move. Selecting all of a million rows sets a million bits. Not thread-safe.
 */
final class RowSelection {

    private final NumberSet numbers = new NumberSet();
    private Optional<Place> lead = Optional.empty();
    private Optional<Place> anchor = Optional.empty();

    /** The row that was chosen last, from which the keyboard goes on. */
    Optional<Place> lead() {
        return lead;
    }

    /** Where that row is in {@code order}; empty if it is not there. */
    Optional<Integer> leadIn(RowOrder order) {
        return lead().filter(order::has).map(order::indexOf);
    }

    int size() {
        return numbers.size();
    }

    boolean contains(long number) {
        return numbers.contains(number);
    }

    void clear() {
        numbers.clear();
        lead = Optional.empty();
        anchor = Optional.empty();
    }

    void only(Place row) {
        numbers.clear();
        numbers.add(row.number());
        lead = Optional.of(row);
        anchor = lead;
    }

    void toggle(Place row) {
        if (!numbers.remove(row.number())) {
            numbers.add(row.number());
        }
        lead = Optional.of(row);
        anchor = lead;
    }

    /** Selects from where the range began to {@code row}, and nothing else. */
    void extendTo(Place row, RowOrder order) {
        int begin = order.indexOf(anchor.orElse(row));
        int end = order.indexOf(row);
        numbers.clear();
        for (int index = Math.min(begin, end); index <= Math.max(begin, end) && index < order.size(); index++) {
            numbers.add(order.numberAt(index));
        }
        if (anchor.isEmpty()) {
            anchor = Optional.of(row);
        }
        lead = Optional.of(row);
    }

    void all(RowOrder order) {
        for (int index = 0; index < order.size(); index++) {
            numbers.add(order.numberAt(index));
        }
        if (lead.isEmpty() && order.size() > 0) {
            lead = Optional.of(order.at(0));
            anchor = lead;
        }
    }

    /** Finds the rows that the keyboard goes on from again, after the lane was sorted anew. */
    void place(LongFunction<Optional<Place>> where) {
        lead = lead.flatMap(row -> where.apply(row.number()));
        anchor = anchor.flatMap(row -> where.apply(row.number())).or(() -> lead);
    }

    /** Forgets rows that have left the lane. */
    void forget(long number) {
        numbers.remove(number);
        if (lead.filter(row -> row.number() == number).isPresent()) {
            lead = Optional.empty();
        }
        if (anchor.filter(row -> row.number() == number).isPresent()) {
            anchor = lead;
        }
    }

    /** The numbers of the selected rows, from the top. */
    long[] inOrder(RowOrder order) {
        long[] all = new long[numbers.size()];
        int filled = 0;
        for (int index = 0; index < order.size() && filled < all.length; index++) {
            long number = order.numberAt(index);
            if (numbers.contains(number)) {
                all[filled++] = number;
            }
        }
        return Arrays.copyOf(all, filled);
    }
}
