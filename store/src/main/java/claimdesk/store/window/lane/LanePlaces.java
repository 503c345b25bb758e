package claimdesk.store.window.lane;

import claimdesk.store.window.Cursor;
import org.jdbi.v3.core.Handle;

/**
 * The order of each lane, newest first, a chunk at a time. A chunk looks at a bounded number of rows, however few of
 * them match, so that none holds its read for long. Bound to one connection and not thread-safe.
 *
 * <p>{@code COLLATE BINARY} means nothing to a number; but without it SQLite seeks by the instant alone, and reads
 * all rows of that instant again for each chunk.
 */
public final class LanePlaces {

    private final InProgressPlaces inProgress;
    private final SavedPlaces saved;
    private final RefusedPlaces refused;

    public LanePlaces(Handle handle) {
        inProgress = new InProgressPlaces(handle);
        saved = new SavedPlaces(handle);
        refused = new RefusedPlaces(handle);
    }

    /** Looks at no more than {@code limit} claims before {@code before}. */
    public Places inProgress(LaneFilter filter, Cursor before, int limit) {
        return inProgress.before(filter, before, limit);
    }

    /**
     * Looks at no more than {@code limit} saved answers before {@code before}.
     *
     * @param withDuration whether to read how long each took, for which its row is looked up
     */
    public Places saved(LaneFilter filter, boolean withDuration, Cursor before, int limit) {
        return filter.isNone() && !withDuration ? saved.unfiltered(before, limit) : saved.before(filter, before, limit);
    }

    /** Looks at no more than {@code limit} refused saves before {@code before}. */
    public Places refused(LaneFilter filter, Cursor before, int limit) {
        return refused.before(filter, before, limit);
    }
}
