package claimdesk.app.exchange;

/** Turns the two passes over one file into one progress. Not thread-safe. */
final class Passes {

    private static final int LINES_BETWEEN = 1024;

    private final ImportProgress progress;
    private final long bytes;

    /**
     * @param bytes how long the file is; what is appended to it from now on is not read
     */
    Passes(ImportProgress progress, long bytes) {
        this.progress = progress;
        this.bytes = bytes;
    }

    long bytes() {
        return bytes;
    }

    boolean hashed(long count) {
        return progress.goesOn(count, 2 * bytes, 0);
    }

    /** Everything is read; only its order is still to be brought about. */
    boolean indexing(long lines) {
        return progress.goesOn(2 * bytes, 2 * bytes, lines);
    }

    boolean lines(long count, long lines) {
        return lines % LINES_BETWEEN != 0 || progress.goesOn(bytes + count, 2 * bytes, lines);
    }
}
