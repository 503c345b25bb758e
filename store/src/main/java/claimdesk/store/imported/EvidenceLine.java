package claimdesk.store.imported;

import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What one line of a file says.
 *
 * @param line where the record begins, from 1
 * @param atMs store clock; empty where the line does not say when by it
 * @param type for a line of a journal, its type; empty otherwise
 */
public record EvidenceLine(long line, OptionalLong atMs, Optional<EventType> type, Subject subject, Details details) {

    /** The same with its details as their text; many of these take less room. */
    public EvidenceLine written() {
        return new EvidenceLine(line, atMs, type, subject, details.written());
    }
}
