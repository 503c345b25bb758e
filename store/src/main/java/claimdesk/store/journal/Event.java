package claimdesk.store.journal;

import claimdesk.store.identity.RunId;

/**
 * One journal row.
 *
 * @param seq its place in the file's journal, from 1, growing, never used twice
 * @param atMs store clock, milliseconds since 1970 (UTC)
 */
public record Event(long seq, long atMs, RunId run, EventType type, Subject subject, Details details) {

    /** By its seq alone, which hardly two have in common: cases ask for it very often. */
    @Override
    public int hashCode() {
        return Long.hashCode(seq);
    }
}
