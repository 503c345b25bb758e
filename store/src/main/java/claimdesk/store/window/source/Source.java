package claimdesk.store.window.source;

import claimdesk.store.journal.Subject;
import claimdesk.store.window.query.Term;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * One place where candidates come from, bit by bit. It remembers how far it was read and holds no cursor in between, so
 * that a search that rests pins nothing (case C49). Not thread-safe.
 */
public interface Source {

    /**
     * What was read.
     *
     * @param cost what it took, in rows of a scan
     * @param rowsScanned how many rows were looked at one by one; none where an index led to each
     */
    record Slice(List<Subject> candidates, long cost, long rowsScanned) {

        public Slice {
            candidates = List.copyOf(candidates);
        }
    }

    /** The next candidates; it costs about {@code rowsMax} at most. */
    Slice next(Handle handle, int rowsMax);

    /** Whether all of it was read. */
    boolean isOver();

    /** What holds of every candidate of it, so that it need not be looked at again. */
    List<Term> proves();
}
