package claimdesk.store.study;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.KeyRows;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.database.DirectStatement;
import org.jdbi.v3.core.Handle;

/** The writes that are found in the field in place of the conditional save, each with its missing terms. */
final class CarelessWrites {

    private final Handle handle;

    CarelessWrites(Handle handle) {
        this.handle = handle;
    }

    /** Takes the key whatever is there: what a table without the unique constraint lets a late INSERT do. */
    void claimRegardless(Claim claim) {
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
                            ON CONFLICT (vendor, key) DO UPDATE
                           SET fingerprint = :fingerprint, raw_fingerprint = :rawFingerprint,
                               fingerprint_rule = :fingerprintRule, order_id = :order, operation = :operation,
                               state = 'in_progress', owner_token = :token, attempt_id = :attempt, run_id = :run,
                               claimed_at_ms = :claimedAtMs, lease_until_ms = :leaseUntilMs, answer_status = NULL,
                               answer_headers = NULL, answer_body = NULL, answer_outcome = NULL, saved_at_ms = NULL,
                               keep_until_ms = NULL
                        """),
                        claim)
                .execute();
    }

    /** Writes whatever row has that key, and makes one out of thin air if there is none. */
    void saveRegardless(Claim claim, SavedAnswer saved) {
        KeyRows.bind(
                        KeyRows.bind(
                                DirectStatement.on(
                                        handle,
                                        """
                        INSERT INTO idempotency_key (vendor, key, fingerprint, raw_fingerprint, fingerprint_rule,
                                                     order_id, operation, state, attempt_id, run_id, claimed_at_ms,
                                                     lease_until_ms, answer_status, answer_headers, answer_body,
                                                     answer_outcome, saved_at_ms, keep_until_ms)
                        VALUES (:vendor, :key, :fingerprint, :rawFingerprint, :fingerprintRule,
                                :order, :operation, 'saved', :attempt, :run, :claimedAtMs,
                                :leaseUntilMs, :status, :headers, :body,
                                :outcome, :savedAtMs, :keepUntilMs)
                            ON CONFLICT (vendor, key) DO UPDATE
                           SET fingerprint = :fingerprint, raw_fingerprint = :rawFingerprint,
                               fingerprint_rule = :fingerprintRule, order_id = :order, operation = :operation,
                               state = 'saved', owner_token = NULL, attempt_id = :attempt, run_id = :run,
                               claimed_at_ms = :claimedAtMs, lease_until_ms = :leaseUntilMs, answer_status = :status,
                               answer_headers = :headers, answer_body = :body, answer_outcome = :outcome,
                               saved_at_ms = :savedAtMs, keep_until_ms = :keepUntilMs
                        """),
                                claim),
                        saved)
                .execute();
    }

    /** Saves by key alone. */
    boolean saveByKey(Claim claim, SavedAnswer saved) {
        return KeyRows.bind(
                                KeyRows.bind(
                                        DirectStatement.on(
                                                handle,
                                                """
                        UPDATE idempotency_key
                           SET state = 'saved', owner_token = NULL, attempt_id = :attempt,
                               claimed_at_ms = :claimedAtMs, lease_until_ms = :leaseUntilMs, answer_status = :status,
                               answer_headers = :headers, answer_body = :body, answer_outcome = :outcome,
                               saved_at_ms = :savedAtMs, keep_until_ms = :keepUntilMs
                         WHERE vendor = :vendor
                           AND key = :key
                        """),
                                        claim),
                                saved)
                        .execute()
                > 0;
    }

    /** Saves by key and in-progress mark: no token, no lease, no fingerprint. */
    boolean saveInProgress(Claim claim, SavedAnswer saved) {
        return KeyRows.bind(
                                KeyRows.bind(
                                        DirectStatement.on(
                                                handle,
                                                """
                        UPDATE idempotency_key
                           SET state = 'saved', owner_token = NULL, attempt_id = :attempt,
                               claimed_at_ms = :claimedAtMs, lease_until_ms = :leaseUntilMs, answer_status = :status,
                               answer_headers = :headers, answer_body = :body, answer_outcome = :outcome,
                               saved_at_ms = :savedAtMs, keep_until_ms = :keepUntilMs
                         WHERE vendor = :vendor
                           AND key = :key
                           AND state = 'in_progress'
                        """),
                                        claim),
                                saved)
                        .execute()
                > 0;
    }

    /** Saves by key, in-progress mark and worker name; a lease that has ended does not matter. */
    boolean saveAsWorker(Claim claim, SavedAnswer saved) {
        return KeyRows.bind(
                                KeyRows.bind(
                                        DirectStatement.on(
                                                handle,
                                                """
                        UPDATE idempotency_key
                           SET state = 'saved', owner_token = NULL, attempt_id = :attempt,
                               claimed_at_ms = :claimedAtMs, lease_until_ms = :leaseUntilMs, answer_status = :status,
                               answer_headers = :headers, answer_body = :body, answer_outcome = :outcome,
                               saved_at_ms = :savedAtMs, keep_until_ms = :keepUntilMs
                         WHERE vendor = :vendor
                           AND key = :key
                           AND state = 'in_progress'
                           AND owner_token = :token
                        """),
                                        claim),
                                saved)
                        .execute()
                > 0;
    }
}
