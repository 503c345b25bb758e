package claimdesk.store.window.find;

import claimdesk.store.journal.Subject;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Term;
import claimdesk.store.window.source.Source;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How far one search has come. Holds no cursor: between two questions nothing of the file is in use. Not thread-safe. */
public final class SearchProgress {

    private final Query query;
    private final int pageRows;
    private final Deque<Source> sources = new ArrayDeque<>();
    private final Deque<Candidate> waiting = new ArrayDeque<>();
    private final Set<Object> found = new HashSet<>();
    private boolean isBegun;
    private long rowsScanned;

    record Candidate(Subject subject, Set<Term> proven) {

        /** What it is known by: two rows of one key are one. */
        Object identity() {
            return subject.scopedKey().map(Object.class::cast).orElseGet(() -> subject.order()
                    .orElseThrow());
        }
    }

    /**
     * @param pageRows how many rows a page has at most
     */
    public SearchProgress(Query query, int pageRows) {
        if (pageRows < 1) {
            throw new IllegalArgumentException("a page of " + pageRows + " rows; at least 1 is needed");
        }
        this.query = query;
        this.pageRows = pageRows;
    }

    public Query query() {
        return query;
    }

    int pageRows() {
        return pageRows;
    }

    boolean isBegun() {
        return isBegun;
    }

    void begin(List<Source> all) {
        isBegun = true;
        sources.addAll(all);
    }

    /** Reads a part of the place whose turn it is; they take turns, so that none hides another. */
    Source nextSource() {
        return sources.removeFirst();
    }

    void read(Source source, Source.Slice slice) {
        Set<Term> proven = Set.copyOf(source.proves());
        slice.candidates().forEach(subject -> waiting.add(new Candidate(subject, proven)));
        rowsScanned += slice.rowsScanned();
        if (!source.isOver()) {
            sources.addLast(source);
        }
    }

    boolean hasSources() {
        return !sources.isEmpty();
    }

    Deque<Candidate> waiting() {
        return waiting;
    }

    boolean isFound(Candidate one) {
        return found.contains(one.identity());
    }

    void found(Candidate one) {
        found.add(one.identity());
    }

    long rowsScanned() {
        return rowsScanned;
    }
}
