package claimdesk.store.journal.part;

import claimdesk.store.journal.Event;

/**
 * Reads a journal in parts. All rows of one key are in one part, in order of seq; so are those of an attempt without a
 * key, and all that vendors say they sent about one order. What is remembered of a part can be forgotten at its end.
 */
public interface PartReader {

    void accept(Event event);

    /** Called after the last row of each part. */
    void endPart();
}
