package claimdesk.ui.live.lane;

import java.util.HashMap;
import java.util.Map;

/** A set of row numbers, which lie close together: a bit for each, so that a million of them cost little. */
public final class NumberSet {

    private static final int PAGE_BITS = 12;
    private static final int WORD_BITS = 6;
    private static final int WORDS = 1 << PAGE_BITS - WORD_BITS;
    private static final long[] NO_PAGE = {};

    private final Map<Long, long[]> pages = new HashMap<>();
    private int size;
    private long lastKey = Long.MIN_VALUE;
    private long[] lastPage = NO_PAGE;

    public static NumberSet of(long... numbers) {
        NumberSet set = new NumberSet();
        for (long number : numbers) {
            set.add(number);
        }
        return set;
    }

    public int size() {
        return size;
    }

    public boolean contains(long number) {
        long[] page = page(number, false);
        return page.length > 0 && (page[word(number)] & 1L << number) != 0;
    }

    public boolean add(long number) {
        boolean isNew = !contains(number);
        if (isNew) {
            page(number, true)[word(number)] |= 1L << number;
            size++;
        }
        return isNew;
    }

    public boolean remove(long number) {
        boolean isThere = contains(number);
        if (isThere) {
            page(number, false)[word(number)] &= ~(1L << number);
            size--;
        }
        return isThere;
    }

    public void clear() {
        pages.clear();
        size = 0;
        lastKey = Long.MIN_VALUE;
    }

    private long[] page(long number, boolean isMade) {
        long key = number >> PAGE_BITS;
        if (key == lastKey) {
            return lastPage;
        }
        long[] page = pages.get(key);
        if (page == null && isMade) {
            page = new long[WORDS];
            pages.put(key, page);
        }
        if (page == null) {
            return NO_PAGE;
        }
        lastKey = key;
        lastPage = page;
        return page;
    }

    private static int word(long number) {
        return (int) (number >> WORD_BITS) & WORDS - 1;
    }
}
