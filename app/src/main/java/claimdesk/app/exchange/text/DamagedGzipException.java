package claimdesk.app.exchange.text;

import java.io.EOFException;
import java.io.IOException;

/** Compressed data that cannot be unpacked to their end: what comes out of them before is not to be relied on either. */
public final class DamagedGzipException extends IOException {

    private static final long serialVersionUID = 1L;

    private final long lines;

    /**
     * @param lines how many lines at least can be read before it
     */
    public DamagedGzipException(IOException cause, long lines) {
        super(cause);
        this.lines = lines;
    }

    DamagedGzipException after(long lines) {
        return new DamagedGzipException((IOException) getCause(), lines);
    }

    /** What is wrong and where, and what to do, without naming the file. */
    public String words() {
        return "its compressed data " + what()
                + "; allowed: gzip that is whole. Fetch it again from where it comes, or unpack what can still be read of"
                + " it, look it through and import that. What was imported before is as it was";
    }

    /** Damage often shows only by the checksum at the end. */
    private String what() {
        if (getCause() instanceof EOFException) {
            return lines == 0 ? "break off near their beginning" : "break off somewhere after line " + lines;
        }
        return "are damaged, which shows " + (lines == 0 ? "near their beginning" : "after line " + lines)
                + " and may have begun before";
    }
}
