package claimdesk.store.window;

/**
 * Where a page of key rows ended: the next page holds the rows that come before it in (instant, row number). Rows of
 * one instant are told apart by their number, so that none is lost or shown twice between two pages.
 *
 * @param atMs the instant by which the lane is ordered, store clock
 */
public record Cursor(long atMs, long id) {

    private static final Cursor NEWEST = new Cursor(Long.MAX_VALUE, Long.MAX_VALUE);

    /** Before which every row is: the first page starts here. */
    public static Cursor newest() {
        return NEWEST;
    }
}
