package claimdesk.ui.live.feed;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.UnitOfWork;
import claimdesk.store.identity.RunId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/**
 * What this window writes to its file itself: the rows of runs that it began, and what a person does to cases and keys,
 * which goes to a run that all windows share. All other rows are another process's. Thread-safe.
 */
public final class OwnWrites {

    /** Older ones have long been looked at. */
    private static final int REMEMBERED_MAX = 100;

    private final Predicate<RunId> hasBegun;
    private final Deque<Rows> acts = new ArrayDeque<>();

    /** Journal rows above {@code after}, up to {@code upTo}. */
    private record Rows(long after, long upTo) {}

    /**
     * @param hasBegun whether the window has begun a run; thread-safe
     */
    public OwnWrites(Predicate<RunId> hasBegun) {
        this.hasBegun = hasBegun;
    }

    /** Writes to {@code store}, in one transaction, what a person does. */
    public <T> T write(Store store, UnitOfWork<T> unit) {
        return store.write(tables -> {
            long before = tables.journal().lastSeq();
            T result = unit.run(tables);
            remember(new Rows(before, tables.journal().lastSeq()));
            return result;
        });
    }

    private synchronized void remember(Rows rows) {
        acts.addLast(rows);
        if (acts.size() > REMEMBERED_MAX) {
            acts.removeFirst();
        }
    }

    private synchronized List<Rows> remembered() {
        return List.copyOf(acts);
    }

    /** Whether another process has written one of the rows above {@code after}, up to {@code upTo}. */
    boolean hasOthers(Tables tables, long after, long upTo) {
        long from = after;
        for (Rows act : remembered()) {
            if (act.upTo > from && act.after < upTo) {
                if (hasOthersBetween(tables, from, Math.min(act.after, upTo))) {
                    return true;
                }
                from = act.upTo;
            }
        }
        return hasOthersBetween(tables, from, upTo);
    }

    private boolean hasOthersBetween(Tables tables, long after, long upTo) {
        return after < upTo
                && tables.window().changeLog().runs(after, upTo).stream().anyMatch(run -> !hasBegun.test(run));
    }
}
