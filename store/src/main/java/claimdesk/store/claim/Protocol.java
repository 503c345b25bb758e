package claimdesk.store.claim;

import claimdesk.store.journal.Journal;
import java.time.InstantSource;
import org.jdbi.v3.core.Handle;

/** One way of serving the same calls (design section 2): how keys are claimed and saved, and how effects are done. */
public interface Protocol {

    /** How the effects of a call are tied to its key. */
    enum EffectRule {
        /** Done in a transaction of their own, before the save; nothing keeps a second call from doing them again. */
        ON_THEIR_OWN,
        /** As above, but each at most once for a (vendor, key, kind), by a unique constraint; sent by the outbox. */
        ONCE_PER_KEY,
        /** In the transaction of the save: a refused save rolls them back; sent by the outbox. */
        WITH_THE_SAVE
    }

    /** The word in scenario files, on the command line and on screens. */
    String id();

    /** Whether it may serve real vendors; the others exist to be studied. */
    boolean isFitForUse();

    EffectRule effectRule();

    /** Whether a call looks for the key in one transaction and claims it in a later one. */
    boolean looksFirst();

    /** Whether a call whose save was refused or failed answers as if it had been saved. */
    boolean answersUnsaved();

    /** The protocol on one connection, within its current transaction. */
    Claiming on(Handle handle, InstantSource clock, Journal journal);
}
