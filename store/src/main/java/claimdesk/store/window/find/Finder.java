package claimdesk.store.window.find;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.find.SearchProgress.Candidate;
import claimdesk.store.window.source.Source;
import claimdesk.store.window.source.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Answers questions of a search. One question reads a bounded number of rows, however large the file is and whatever is
 * asked; the next goes on where it ended. Bound to one connection and not thread-safe.
 */
public final class Finder {

    /** How many rows one question reads at most, about. */
    static final int ROWS_A_QUESTION = 20_000;

    /** How many candidates one question looks at closely. */
    private static final int CANDIDATES_A_QUESTION = 300;

    private static final int ROWS_A_SLICE = 4_000;

    /** How many claims are looked at for those that are stuck. */
    public static final int CLAIMS_MAX = 20_000;

    private final Handle handle;

    public Finder(Handle handle) {
        this.handle = handle;
    }

    /**
     * The next rows of a search.
     *
     * @param nowMs store clock, by which a lease has ended
     */
    public FoundPage next(SearchProgress search, long nowMs) {
        boolean hasImports = hasImports();
        if (!search.isBegun()) {
            search.begin(Sources.of(search.query(), hasImports, nowMs));
        }
        Page page = new Page(search, new FactReader(handle, hasImports), nowMs);
        page.look();
        while (!page.isOver() && search.hasSources()) {
            Source source = search.nextSource();
            Source.Slice slice = source.next(handle, ROWS_A_SLICE);
            page.rowsLeft -= slice.cost();
            search.read(source, slice);
            page.look();
        }
        return new FoundPage(
                page.rows,
                search.rowsScanned(),
                !search.hasSources() && search.waiting().isEmpty());
    }

    /** What the file has about one key or order, in short; empty if it has nothing. */
    public Optional<FoundRow> row(Subject subject, long nowMs) {
        Facts facts = new FactReader(handle, hasImports()).of(subject);
        return facts.key().isEmpty() && facts.rows().isEmpty() ? Optional.empty() : Optional.of(facts.found(nowMs));
    }

    /**
     * How many claims are in progress whose lease has ended, among the {@value #CLAIMS_MAX} oldest.
     *
     * @param nowMs store clock
     */
    public long stuckClaims(long nowMs) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT count(*)
                          FROM (SELECT lease_until_ms
                                  FROM idempotency_key
                                 WHERE state = 'in_progress'
                                 ORDER BY claimed_at_ms
                                 LIMIT :claims)
                         WHERE lease_until_ms <= :nowMs
                        """)
                .bind("claims", CLAIMS_MAX)
                .bind("nowMs", nowMs)
                .number();
    }

    private boolean hasImports() {
        return DirectStatement.on(
                                handle,
                                """
                        SELECT EXISTS (SELECT 1
                                         FROM import_source
                                        WHERE state = 'imported')
                        """)
                        .number()
                == 1;
    }

    /** What one question finds, and what it may still spend. */
    private static final class Page {
        private final SearchProgress search;
        private final FactReader reader;
        private final Judge judge;
        private final long nowMs;
        private final List<FoundRow> rows = new ArrayList<>();
        private long rowsLeft = ROWS_A_QUESTION;
        private int candidatesLeft = CANDIDATES_A_QUESTION;

        Page(SearchProgress search, FactReader reader, long nowMs) {
            this.search = search;
            this.reader = reader;
            this.judge = new Judge(search.query(), nowMs);
            this.nowMs = nowMs;
        }

        boolean isOver() {
            return isFull() || rowsLeft <= 0;
        }

        private boolean isFull() {
            return rows.size() == search.pageRows() || candidatesLeft <= 0;
        }

        /** Looks at the candidates that wait. */
        void look() {
            while (!isFull() && !search.waiting().isEmpty()) {
                Candidate candidate = search.waiting().removeFirst();
                if (!search.isFound(candidate)) {
                    look(candidate);
                }
            }
        }

        private void look(Candidate candidate) {
            candidatesLeft--;
            Facts facts = reader.of(candidate.subject());
            if (judge.holds(facts, candidate.proven())) {
                search.found(candidate);
                rows.add(facts.found(nowMs));
            }
        }
    }
}
