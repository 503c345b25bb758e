package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import java.util.Optional;

/**
 * What is left of one key after its last event.
 *
 * @param nowMs store clock at that moment
 * @param firstSeq the key's first event
 */
record KeyEnd(ScopedKey key, Optional<StoredKey> row, long nowMs, long firstSeq) {}
