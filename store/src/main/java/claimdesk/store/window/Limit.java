package claimdesk.store.window;

/** How many rows a page may have. */
final class Limit {

    private Limit() {}

    /**
     * Returns {@code limit}, which SQLite would take for "no limit" if it were negative.
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    static int checked(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("a page of " + limit + " rows; at least 1 is needed");
        }
        return limit;
    }
}
