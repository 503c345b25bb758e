package claimdesk.app.bench;

import claimdesk.store.bench.Rows;

/**
 * One figure of a bench.
 *
 * @param writer what wrote
 * @param perCommit actions a commit, of a bare loop; 0 for the store, whose commits are as they come
 * @param keysBefore in the file when it began
 */
public record Measured(
        Writer writer, Rows rows, int callers, int processes, int perCommit, long keysBefore, Timing timing) {

    /** What writes the rows. */
    public enum Writer {
        STORE,
        BARE
    }

    static Measured store(Load load, long keysBefore, Timing timing) {
        return new Measured(Writer.STORE, load.rows(), load.callers(), load.processes(), 0, keysBefore, timing);
    }

    static Measured bare(Rows rows, int perCommit, Timing timing) {
        return new Measured(Writer.BARE, rows, 1, 1, perCommit, 0, timing);
    }
}
