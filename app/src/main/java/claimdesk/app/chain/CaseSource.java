package claimdesk.app.chain;

import claimdesk.store.identity.RunId;

/**
 * A file that the case has lines of.
 *
 * @param run the number of its import, where the case file was made
 * @param kind what its lines are, as in {@code request-log}
 * @param sha256 over its bytes, 64 hexadecimal digits
 */
public record CaseSource(RunId run, String name, String kind, String sha256) {}
