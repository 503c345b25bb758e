package claimdesk.store.claim;

import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Journal;
import claimdesk.store.journal.Subject;

/**
 * What happened to a key, as its journal rows say it. Each names the key row's digest as it was found or left, so that a
 * later reader can tell whether anything wrote it that did not say so.
 */
final class ClaimRecord {

    private final Journal journal;

    ClaimRecord(Journal journal) {
        this.journal = journal;
    }

    void claimed(EventType type, Claim claim) {
        append(type, claim, owned(claim, StoredKey.inProgress(claim).digest()));
    }

    void tookOver(StoredKey found, Claim claim) {
        Details owned = owned(claim, StoredKey.inProgress(claim).digest());
        append(EventType.TAKEN_OVER, claim, owned.with(Detail.ROW_READ, found.digest()));
    }

    void renewed(Claim claim, String rowDigest) {
        append(EventType.RENEWED, claim, owned(claim, rowDigest));
    }

    private static Details owned(Claim claim, String rowDigest) {
        return Details.of(Detail.TOKEN, claim.token().digest())
                .with(Detail.FINGERPRINT, claim.fingerprint().sha256())
                .with(Detail.OPERATION, claim.caller().operation().text())
                .with(Detail.LEASE_UNTIL_MS, claim.leaseUntilMs())
                .with(Detail.ROW, rowDigest);
    }

    void expired(StoredKey found, SavedAnswer answer, Claim claim) {
        append(
                EventType.EXPIRED,
                claim,
                Details.of(Detail.KEEP_UNTIL_MS, answer.keepUntilMs()).with(Detail.ROW_READ, found.digest()));
    }

    void busy(StoredKey found, Claim claim, long leaseLeftMs) {
        append(
                EventType.BUSY,
                claim,
                Details.of(Detail.LEASE_UNTIL_MS, found.leaseUntilMs())
                        .with(Detail.LEASE_LEFT_MS, leaseLeftMs)
                        .with(Detail.ROW, found.digest()));
    }

    void mismatch(StoredKey found, Claim claim) {
        append(
                EventType.MISMATCH,
                claim,
                Details.of(Detail.STORED_FINGERPRINT, found.fingerprint().sha256())
                        .with(Detail.PRESENTED_FINGERPRINT, claim.fingerprint().sha256())
                        .with(Detail.ROW, found.digest()));
    }

    void replayed(StoredKey found, SavedAnswer answer, Claim claim) {
        append(
                EventType.REPLAYED,
                claim,
                Details.of(Detail.STATUS, answer.answer().status())
                        .with(Detail.OUTCOME, answer.outcome().text())
                        .with(Detail.ANSWER_SHA256, answer.answer().sha256())
                        .with(Detail.ROW, found.digest()));
    }

    void saved(Claim claim, SavedAnswer saved, String rowDigest) {
        append(
                EventType.SAVED,
                claim,
                Details.of(Detail.TOKEN, claim.token().digest())
                        .with(Detail.STATUS, saved.answer().status())
                        .with(Detail.OUTCOME, saved.outcome().text())
                        .with(Detail.KEEP_UNTIL_MS, saved.keepUntilMs())
                        .with(Detail.ANSWER_SHA256, saved.answer().sha256())
                        .with(Detail.ROW, rowDigest));
    }

    void refused(Claim claim, Refusal refusal) {
        append(EventType.REFUSED, claim, refusal.details());
    }

    void released(Claim claim, String reason) {
        append(EventType.RELEASED, claim, gone(reason));
    }

    void purged(RunId run, StoredKey row, String reason) {
        journal.append(run, EventType.PURGED, Subject.of(row.key()).with(row.order()), gone(reason));
    }

    private static Details gone(String reason) {
        return Details.of(Detail.REASON, reason).with(Detail.ROW, StoredKey.GONE);
    }

    private void append(EventType type, Claim claim, Details details) {
        journal.append(claim.caller().run(), type, claim.caller().subject(), details);
    }
}
