package claimdesk.store.claim;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.ScopedKey;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The statements on {@code idempotency_key}. Each write tells by its row count whether it happened; what that means is
 * the business of {@link Claims}.
 */
final class KeyTable {

    private final Handle handle;

    KeyTable(Handle handle) {
        this.handle = handle;
    }

    boolean insert(Claim claim) {
        return changedOne(
                KeyRows.bind(
                        DirectStatement.on(
                                handle,
                                """
                        INSERT INTO idempotency_key (vendor, key, fingerprint, raw_fingerprint, fingerprint_rule,
                                                     order_id, operation, state, owner_token, attempt_id, run_id,
                                                     claimed_at_ms, lease_until_ms)
                        VALUES (:vendor, :key, :fingerprint, :rawFingerprint, :fingerprintRule,
                                :order, :operation, 'in_progress', :token, :attempt, :run,
                                :claimedAtMs, :leaseUntilMs)
                            ON CONFLICT (vendor, key) DO NOTHING
                        """),
                        claim),
                claim.caller().key());
    }

    /** Gives the row that was read to {@code claim}, whose first instant must be at or after the end of its lease. */
    boolean takeOver(StoredKey read, Claim claim) {
        return changedOne(
                KeyRows.bind(
                                DirectStatement.on(
                                        handle,
                                        """
                        UPDATE idempotency_key
                           SET owner_token = :token, attempt_id = :attempt, run_id = :run,
                               raw_fingerprint = :rawFingerprint, fingerprint_rule = :fingerprintRule,
                               claimed_at_ms = :claimedAtMs, lease_until_ms = :leaseUntilMs
                         WHERE vendor = :vendor
                           AND key = :key
                           AND fingerprint = :fingerprint
                           AND state = 'in_progress'
                           AND owner_token = :readToken
                           AND lease_until_ms = :readLeaseUntilMs
                           AND lease_until_ms <= :claimedAtMs
                        """),
                                claim)
                        .bind("readToken", read.token().orElseThrow().text())
                        .bind("readLeaseUntilMs", read.leaseUntilMs()),
                claim.caller().key());
    }

    /** Gives a saved row that was read to {@code claim}, whose first instant must be past the answer's retention. */
    boolean claimExpired(ScopedKey key, SavedAnswer read, Claim claim) {
        return changedOne(
                KeyRows.bind(
                                DirectStatement.on(
                                        handle,
                                        """
                        UPDATE idempotency_key
                           SET state = 'in_progress', owner_token = :token, attempt_id = :attempt, run_id = :run,
                               raw_fingerprint = :rawFingerprint, fingerprint_rule = :fingerprintRule,
                               claimed_at_ms = :claimedAtMs, lease_until_ms = :leaseUntilMs,
                               answer_status = NULL, answer_headers = NULL, answer_body = NULL,
                               answer_outcome = NULL, saved_at_ms = NULL, keep_until_ms = NULL
                         WHERE vendor = :vendor
                           AND key = :key
                           AND fingerprint = :fingerprint
                           AND state = 'saved'
                           AND saved_at_ms = :readSavedAtMs
                           AND keep_until_ms = :readKeepUntilMs
                           AND answer_outcome = 'final'
                           AND keep_until_ms <= :claimedAtMs
                        """),
                                claim)
                        .bind("readSavedAtMs", read.savedAtMs())
                        .bind("readKeepUntilMs", read.keepUntilMs()),
                key);
    }

    /** The conditional write that the whole protocol rests on. */
    boolean save(Claim claim, SavedAnswer saved) {
        return changedOne(
                KeyRows.bind(
                        ofOwner(
                                DirectStatement.on(
                                        handle,
                                        """
                        UPDATE idempotency_key
                           SET state = 'saved', owner_token = NULL, answer_status = :status,
                               answer_headers = :headers, answer_body = :body, answer_outcome = :outcome,
                               saved_at_ms = :savedAtMs, keep_until_ms = :keepUntilMs
                         WHERE vendor = :vendor
                           AND key = :key
                           AND fingerprint = :fingerprint
                           AND state = 'in_progress'
                           AND owner_token = :token
                           AND lease_until_ms > :savedAtMs
                        """),
                                claim),
                        saved),
                claim.caller().key());
    }

    /**
     * Moves the end of the lease to {@code leaseUntilMs}, or leaves it where it is already later.
     *
     * @return the end as it is now; empty if the row is not the claim's
     */
    Optional<Long> renew(Claim claim, long leaseUntilMs, long nowMs) {
        return ofOwner(
                        DirectStatement.on(
                                handle,
                                """
                           UPDATE idempotency_key
                              SET lease_until_ms = max(lease_until_ms, :leaseUntilMs)
                            WHERE vendor = :vendor
                              AND key = :key
                              AND fingerprint = :fingerprint
                              AND state = 'in_progress'
                              AND owner_token = :token
                              AND lease_until_ms > :nowMs
                        RETURNING lease_until_ms
                        """),
                        claim)
                .bind("leaseUntilMs", leaseUntilMs)
                .bind("nowMs", nowMs)
                .find(row -> row.getLong(1));
    }

    boolean release(Claim claim, long nowMs) {
        return changedOne(
                ofOwner(
                                DirectStatement.on(
                                        handle,
                                        """
                        DELETE FROM idempotency_key
                         WHERE vendor = :vendor
                           AND key = :key
                           AND fingerprint = :fingerprint
                           AND state = 'in_progress'
                           AND owner_token = :token
                           AND lease_until_ms > :nowMs
                        """),
                                claim)
                        .bind("nowMs", nowMs),
                claim.caller().key());
    }

    /** Removes a saved row whose retention has passed. */
    boolean deleteExpired(ScopedKey key, long nowMs) {
        return changedOne(
                named(
                                DirectStatement.on(
                                        handle,
                                        """
                        DELETE FROM idempotency_key
                         WHERE vendor = :vendor
                           AND key = :key
                           AND state = 'saved'
                           AND answer_outcome = 'final'
                           AND keep_until_ms <= :nowMs
                        """),
                                key)
                        .bind("nowMs", nowMs),
                key);
    }

    /** Removes whatever row the key has. */
    boolean delete(ScopedKey key) {
        return changedOne(
                named(
                        DirectStatement.on(
                                handle,
                                """
                        DELETE FROM idempotency_key
                         WHERE vendor = :vendor
                           AND key = :key
                        """),
                        key),
                key);
    }

    Optional<StoredKey> find(ScopedKey key) {
        return named(
                        DirectStatement.on(
                                handle,
                                """
                        SELECT run_id, vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id, operation,
                               state, owner_token, attempt_id, claimed_at_ms, lease_until_ms, answer_status,
                               answer_headers, answer_body, answer_outcome, saved_at_ms, keep_until_ms
                          FROM idempotency_key
                         WHERE vendor = :vendor
                           AND key = :key
                        """),
                        key)
                .find(KeyRows::read);
    }

    /** Saved rows whose retention has passed, the longest past first. */
    List<StoredKey> expired(long nowMs, int limit) {
        return DirectStatement.on(
                        handle,
                        """
                        SELECT run_id, vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id, operation,
                               state, owner_token, attempt_id, claimed_at_ms, lease_until_ms, answer_status,
                               answer_headers, answer_body, answer_outcome, saved_at_ms, keep_until_ms
                          FROM idempotency_key
                         WHERE state = 'saved'
                           AND answer_outcome = 'final'
                           AND keep_until_ms <= :nowMs
                         ORDER BY keep_until_ms
                         LIMIT :limit
                        """)
                .bind("nowMs", nowMs)
                .bind("limit", limit)
                .list(KeyRows::read);
    }

    private static DirectStatement ofOwner(DirectStatement statement, Claim claim) {
        return named(statement, claim.caller().key())
                .bind("fingerprint", claim.fingerprint().sha256())
                .bind("token", claim.token().text());
    }

    private static DirectStatement named(DirectStatement statement, ScopedKey key) {
        return statement
                .bind("vendor", key.vendor().text())
                .bind("key", key.key().text());
    }

    private static boolean changedOne(DirectStatement update, ScopedKey key) {
        int rows = update.execute();
        if (rows > 1) {
            throw new IllegalStateException("expected at most 1 row, changed " + rows + ": " + key);
        }
        return rows == 1;
    }
}
