package claimdesk.store.window;

import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Journal;
import java.util.List;

/** The attempts of one key, as its journal rows tell them. Bound to one connection and not thread-safe. */
public final class AttemptRows {

    /** More than an attempt leaves behind as a rule, what its vendor does included. */
    private static final int ROWS_PER_ATTEMPT = 12;

    private final Journal journal;

    AttemptRows(Journal journal) {
        this.journal = journal;
    }

    /**
     * At most {@code limit} attempts of {@code key}, in the order in which the journal first names them. Looks at no
     * more than the oldest {@value #ROWS_PER_ATTEMPT} times {@code limit} rows of the key: what an early attempt does
     * after those is not seen.
     */
    public List<AttemptRow> ofKey(ScopedKey key, int limit) {
        long rowsMax = (long) Limit.checked(limit) * ROWS_PER_ATTEMPT;
        List<AttemptRow> attempts = AttemptRow.ofEvents(journal.ofKey(key, (int) Math.min(rowsMax, Integer.MAX_VALUE)));
        return attempts.subList(0, Math.min(limit, attempts.size()));
    }
}
