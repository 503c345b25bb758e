package claimdesk.store.window;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Journal;
import java.util.List;
import java.util.Optional;

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

    /** One attempt, as far as the journal knows it by now. */
    public Optional<AttemptRow> of(AttemptId attempt) {
        return AttemptRow.ofEvents(journal.ofAttempt(attempt, ROWS_PER_ATTEMPT)).stream()
                .findFirst();
    }

    /** Grows whenever {@link #of} has more to say of {@code attempt}; 0 if it is unknown. Cheaper than asking that. */
    public long lastSeqOf(AttemptId attempt) {
        return journal.lastSeqOf(attempt);
    }
}
