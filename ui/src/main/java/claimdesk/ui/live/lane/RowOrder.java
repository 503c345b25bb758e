package claimdesk.ui.live.lane;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The rows of a lane in order, by number alone: sixteen bytes a row, so that a lane of millions is one pair of arrays.
 * What is added at either end is appended; what comes in between moves only what lies behind it. Not thread-safe.
 */
public final class RowOrder {

    private static final int ROOM = 1024;

    private final boolean isDescending;
    private final NumberSet known = new NumberSet();
    private long[] ranks = new long[ROOM];
    private long[] numbers = new long[ROOM];
    private int from = ROOM / 2;
    private int to = ROOM / 2;

    /**
     * @param isDescending whether the row of the highest rank is the first
     */
    public RowOrder(boolean isDescending) {
        this.isDescending = isDescending;
    }

    public int size() {
        return to - from;
    }

    public boolean contains(long number) {
        return known.contains(number);
    }

    /** The row at {@code index} from the top, 0 to {@link #size()} - 1. */
    public Place at(int index) {
        int slot = slot(index);
        return new Place(ranks[slot], numbers[slot]);
    }

    public long numberAt(int index) {
        return numbers[slot(index)];
    }

    private int slot(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException(index + " of " + size() + " rows");
        }
        return isDescending ? to - 1 - index : from + index;
    }

    /** How far from the top {@code place} is; where it would be, if it is not there. */
    public int indexOf(Place place) {
        int slot = slotOf(place);
        boolean isThere = isAt(slot, place);
        return isDescending ? to - slot - (isThere ? 1 : 0) : slot - from;
    }

    public boolean has(Place place) {
        return isAt(slotOf(place), place);
    }

    private boolean isAt(int slot, Place place) {
        return slot < to && ranks[slot] == place.rank() && numbers[slot] == place.number();
    }

    /** The first slot that does not come before {@code place}. */
    private int slotOf(Place place) {
        int low = from;
        int high = to;
        while (low < high) {
            int middle = low + high >>> 1;
            if (Place.compare(ranks[middle], numbers[middle], place.rank(), place.number()) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Puts rows where they belong; one that stood elsewhere moves. */
    public void add(List<Place> rows) {
        Place[] sorted =
                rows.stream().filter(row -> !has(row)).sorted().distinct().toArray(Place[]::new);
        NumberSet moved = new NumberSet();
        for (Place row : sorted) {
            if (known.contains(row.number())) {
                moved.add(row.number());
            }
        }
        remove(moved);
        if (sorted.length > 0) {
            for (Place row : sorted) {
                known.add(row.number());
            }
            insert(sorted);
        }
    }

    private void insert(Place[] sorted) {
        Place last = sorted[sorted.length - 1];
        if (size() > 0 && last.compareTo(new Place(ranks[from], numbers[from])) < 0) {
            makeRoom(sorted.length, 0);
            from -= sorted.length;
            for (int row = 0; row < sorted.length; row++) {
                set(from + row, sorted[row]);
            }
            return;
        }
        makeRoom(0, sorted.length);
        int old = to - 1;
        int row = sorted.length - 1;
        to += sorted.length;
        for (int slot = to - 1; row >= 0; slot--) {
            if (old >= from && Place.compare(ranks[old], numbers[old], sorted[row].rank(), sorted[row].number()) > 0) {
                ranks[slot] = ranks[old];
                numbers[slot] = numbers[old];
                old--;
            } else {
                set(slot, sorted[row]);
                row--;
            }
        }
    }

    private void set(int slot, Place row) {
        ranks[slot] = row.rank();
        numbers[slot] = row.number();
    }

    /** Takes rows out; numbers that are not there do not matter. Returns how many were. */
    public int remove(NumberSet gone) {
        if (gone.size() == 0) {
            return 0;
        }
        int kept = from;
        for (int slot = from; slot < to; slot++) {
            if (gone.contains(numbers[slot])) {
                known.remove(numbers[slot]);
            } else {
                ranks[kept] = ranks[slot];
                numbers[kept] = numbers[slot];
                kept++;
            }
        }
        int removed = to - kept;
        to = kept;
        return removed;
    }

    /** The numbers of the rows that {@code retained} does not have. */
    public List<Long> missingFrom(NumberSet retained) {
        return LongStream.range(from, to)
                .map(slot -> numbers[(int) slot])
                .filter(number -> !retained.contains(number))
                .boxed()
                .toList();
    }

    /** The numbers of the rows from {@code first} to {@code last} from the top, as far as there are any. */
    public long[] numbers(int first, int last) {
        int begin = Math.max(0, first);
        int end = Math.min(size(), last + 1);
        long[] some = new long[Math.max(0, end - begin)];
        for (int row = 0; row < some.length; row++) {
            some[row] = numberAt(begin + row);
        }
        return some;
    }

    private void makeRoom(int before, int after) {
        if (from >= before && ranks.length - to >= after) {
            return;
        }
        int size = size();
        int spare = Math.max(ROOM, size / 8);
        int begin = before > 0 ? before + spare : Math.min(from, spare);
        int length = begin + size + after + (after > 0 ? spare : Math.min(ranks.length - to, spare));
        ranks = moved(ranks, begin, length);
        numbers = moved(numbers, begin, length);
        from = begin;
        to = begin + size;
    }

    private long[] moved(long[] values, int begin, int length) {
        if (begin == from) {
            return Arrays.copyOf(values, length);
        }
        long[] roomier = new long[length];
        System.arraycopy(values, from, roomier, begin, to - from);
        return roomier;
    }
}
