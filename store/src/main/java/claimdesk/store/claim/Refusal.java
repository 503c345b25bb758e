package claimdesk.store.claim;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import java.util.Optional;

/**
 * Why a conditional write matched no row: the first term that failed, and what was stored against what was presented.
 * Only for the record; nothing may be written on the strength of it.
 */
public record Refusal(PredicateTerm term, Details details) {

    /** Names the first failing term of {@code claim}'s predicate against the row that is there at {@code nowMs}. */
    static Refusal of(Optional<StoredKey> row, Claim claim, long nowMs) {
        Details presented = Details.of(
                        Detail.PRESENTED_FINGERPRINT, claim.fingerprint().sha256())
                .with(Detail.PRESENTED_TOKEN, claim.token().digest())
                .with(Detail.PRESENTED_NOW_MS, nowMs);
        if (row.isEmpty()) {
            return refusal(PredicateTerm.KEY, presented.with(Detail.ROW, StoredKey.GONE));
        }
        StoredKey stored = row.get();
        Details both = presented
                .with(Detail.STORED_FINGERPRINT, stored.fingerprint().sha256())
                .with(Detail.STORED_STATE, stored.state().text())
                .with(
                        Detail.STORED_TOKEN,
                        stored.token().map(OwnerToken::digest).orElse("wiped"))
                .with(Detail.ROW, stored.digest());
        if (stored.state() == KeyState.IN_PROGRESS) {
            both = both.with(Detail.STORED_LEASE_UNTIL_MS, stored.leaseUntilMs());
        }
        return refusal(firstFailed(stored, claim), both);
    }

    private static PredicateTerm firstFailed(StoredKey stored, Claim claim) {
        if (!stored.fingerprint().sha256().equals(claim.fingerprint().sha256())) {
            return PredicateTerm.FINGERPRINT;
        }
        if (stored.state() != KeyState.IN_PROGRESS) {
            return PredicateTerm.STATE;
        }
        if (!stored.token().equals(Optional.of(claim.token()))) {
            return PredicateTerm.TOKEN;
        }
        return PredicateTerm.LEASE;
    }

    private static Refusal refusal(PredicateTerm term, Details details) {
        return new Refusal(term, details.with(Detail.TERM, term.text()));
    }
}
