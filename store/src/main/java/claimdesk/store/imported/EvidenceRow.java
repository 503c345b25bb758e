package claimdesk.store.imported;

import claimdesk.store.identity.RunId;

/**
 * One line that was imported, with where it comes from.
 *
 * @param id its number among all evidence of the file, from 1, never used twice
 * @param source the name of the file that it was read from
 */
public record EvidenceRow(long id, RunId run, SourceKind kind, String source, EvidenceLine line) {}
