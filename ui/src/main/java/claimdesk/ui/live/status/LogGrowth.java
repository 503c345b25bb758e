package claimdesk.ui.live.status;

/**
 * Tells from the length of a file's write-ahead log whether something keeps it from being used again (case C49). SQLite
 * begins it anew, and cuts it to 4 MB, as soon as nobody reads an older state of the file; so one that goes on growing
 * beyond {@value #BOUND_BYTES} bytes is held by a reader, or by one write that is very large.
 */
final class LogGrowth {

    static final long BOUND_BYTES = 16L * 1024 * 1024;

    /** As long as it counts as growing after it last grew. */
    static final long GROWS_MS = 30_000;

    private long bytesNow;
    private long grewAtMs;

    /** Notes how long the log is at an instant of the wall's time. */
    void note(long bytes, long wallMs) {
        if (bytes > bytesNow) {
            grewAtMs = wallMs;
        }
        bytesNow = bytes;
    }

    boolean isHeld(long wallMs) {
        return bytesNow > BOUND_BYTES && wallMs - grewAtMs < GROWS_MS;
    }
}
