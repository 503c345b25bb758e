package claimdesk.app.exchange;

/** Is told how far an import is, many times a second, on the import's own thread. */
@FunctionalInterface
public interface ImportProgress {

    /**
     * @param bytes read so far, of {@code bytesTotal}; the file is read twice, first for its hash, and counts twice
     * @param lines read so far
     * @return whether to go on; false cancels the import, which then leaves nothing
     */
    boolean goesOn(long bytes, long bytesTotal, long lines);
}
