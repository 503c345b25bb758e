package claimdesk.store.claim;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Journal;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * What a person does to a key row, conditional on the row as it was shown: every column of it. Where any has changed
 * since, nothing is written. Within the caller's write transaction; bound to one connection and not thread-safe.
 */
public final class ShownKeys {

    private final Handle handle;
    private final KeyTable keys;
    private final ClaimRecord record;

    public ShownKeys(Handle handle, Journal journal) {
        this.handle = handle;
        this.keys = new KeyTable(handle);
        this.record = new ClaimRecord(journal);
    }

    /**
     * Removes the row and journals that it is gone, under the run that it belonged to: a purge, whatever its state, for
     * only a call that owns a claim can know that nothing was done and release it. An owner that comes to its save
     * afterwards is refused.
     */
    public ShownOutcome remove(StoredKey shown, String reason) {
        if (!delete(shown)) {
            return new ShownOutcome.Changed(keys.find(shown.key()));
        }
        record.purged(shown.run(), shown, reason);
        return new ShownOutcome.Unchanged();
    }

    /** Whether the key's row is as it was shown; writes nothing. */
    public ShownOutcome compare(ScopedKey key, Optional<StoredKey> shown) {
        Optional<StoredKey> now = keys.find(key);
        return now.map(StoredKey::digest).equals(shown.map(StoredKey::digest))
                ? new ShownOutcome.Unchanged()
                : new ShownOutcome.Changed(now);
    }

    /** The row's values as the journal keeps them; of the token, only its digest. */
    public static Details values(StoredKey row) {
        Details facts = Details.of(Detail.OPERATION, row.operation().text())
                .with(Detail.ROW_READ, row.digest())
                .with(Detail.STORED_FINGERPRINT, row.fingerprint().sha256())
                .with(Detail.STORED_STATE, row.state().text())
                .with(Detail.STORED_ATTEMPT, row.attempt().text())
                .with(Detail.STORED_CLAIMED_AT_MS, row.claimedAtMs())
                .with(Detail.STORED_LEASE_UNTIL_MS, row.leaseUntilMs())
                .with(Detail.STORED_TOKEN, row.token().map(OwnerToken::digest).orElse("wiped"));
        return row.saved().map(saved -> facts.and(values(saved))).orElse(facts);
    }

    private static Details values(SavedAnswer saved) {
        return Details.of(Detail.STATUS, saved.answer().status())
                .with(Detail.OUTCOME, saved.outcome().text())
                .with(Detail.SAVED_AT_MS, saved.savedAtMs())
                .with(Detail.KEEP_UNTIL_MS, saved.keepUntilMs())
                .with(Detail.ANSWER_SHA256, saved.answer().sha256());
    }

    private boolean delete(StoredKey shown) {
        DirectStatement delete = KeyRows.bind(
                        DirectStatement.on(
                                handle,
                                """
                        DELETE FROM idempotency_key
                         WHERE vendor = :vendor
                           AND key = :key
                           AND fingerprint = :fingerprint
                           AND raw_fingerprint = :rawFingerprint
                           AND fingerprint_rule = :fingerprintRule
                           AND order_id = :order
                           AND operation = :operation
                           AND state = :state
                           AND owner_token IS :token
                           AND attempt_id = :attempt
                           AND run_id = :run
                           AND claimed_at_ms = :claimedAtMs
                           AND lease_until_ms = :leaseUntilMs
                           AND answer_status IS :status
                           AND answer_headers IS :headers
                           AND answer_body IS :body
                           AND answer_outcome IS :outcome
                           AND saved_at_ms IS :savedAtMs
                           AND keep_until_ms IS :keepUntilMs
                        """),
                        shown.claim())
                .bind("state", shown.state().text())
                .bind("token", shown.token().map(OwnerToken::text));
        int rows = shown.saved()
                .map(saved -> KeyRows.bind(delete, saved))
                .orElseGet(() -> withoutAnswer(delete))
                .execute();
        if (rows > 1) {
            throw new IllegalStateException("expected at most 1 row, changed " + rows + ": " + shown.key());
        }
        return rows == 1;
    }

    private static DirectStatement withoutAnswer(DirectStatement statement) {
        Optional<String> none = Optional.empty();
        return statement
                .bind("status", none)
                .bind("headers", none)
                .bind("body", none)
                .bind("outcome", none)
                .bind("savedAtMs", none)
                .bind("keepUntilMs", none);
    }
}
