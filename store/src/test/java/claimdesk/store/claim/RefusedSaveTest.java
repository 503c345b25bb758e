package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each term of the save's predicate, failing alone: the save is refused and names it, the row stays as it is, and
 * nothing is written afterwards. In every test all other terms hold.
 */
class RefusedSaveTest {

    private static final Answer ANSWER = Samples.answer(201, "made");

    @TempDir
    Path folder;

    private Bench bench;
    private Claim claim;

    @BeforeEach
    void claim() {
        bench = Bench.serial(folder);
        claim = bench.claimed(bench.request("owner"));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void refusesWhereTheRowIsGoneAndMakesNoneOutOfThinAir() {
        bench.remove(Samples.KEY);

        Details details = refused(PredicateTerm.KEY, claim);

        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
        assertThat(details.text(Detail.ROW)).contains(StoredKey.GONE);
        assertThat(details.text(Detail.STORED_TOKEN)).isEmpty();
        assertThat(details.text(Detail.PRESENTED_TOKEN)).contains(claim.token().digest());
    }

    @Test
    void refusesForAnotherKeyThanTheOneThatWasClaimed() {
        bench.claimed(bench.request(Samples.key("vendor-a", "order-2"), "neighbour"));
        RowImage owned = bench.row(Samples.KEY);

        refused(PredicateTerm.TOKEN, withKey("vendor-a", "order-2"));
        refused(PredicateTerm.KEY, withKey("vendor-b", "order-1"));
        refused(PredicateTerm.KEY, withKey("vendor-a", "order-3"));

        assertThat(bench.row(Samples.KEY)).isEqualTo(owned);
    }

    @Test
    void refusesAnotherFingerprint() {
        Claim other = new Claim(
                claim.caller(),
                Samples.fingerprint("other body"),
                claim.token(),
                claim.claimedAtMs(),
                claim.leaseUntilMs());

        Details details = refused(PredicateTerm.FINGERPRINT, other);

        assertThat(details.text(Detail.STORED_FINGERPRINT))
                .contains(claim.fingerprint().sha256());
        assertThat(details.text(Detail.PRESENTED_FINGERPRINT))
                .contains(other.fingerprint().sha256());
    }

    @Test
    void refusesARowThatIsNoLongerInProgress() {
        bench.save(claim, Samples.answer(200, "first"));

        Details details = refused(PredicateTerm.STATE, claim);

        assertThat(details.text(Detail.STORED_STATE)).contains("saved");
        assertThat(details.text(Detail.STORED_TOKEN)).contains("wiped");
        assertThat(details.text(Detail.STORED_LEASE_UNTIL_MS)).isEmpty();
    }

    @Test
    void refusesARowThatIsMarkedAsSavedThoughTokenAndLeaseHold() {
        bench.markSavedThoughOwned();

        refused(PredicateTerm.STATE, claim);
    }

    @Test
    void refusesAnotherToken() {
        Claim other = withToken("someone else");

        Details details = refused(PredicateTerm.TOKEN, other);

        assertThat(details.text(Detail.STORED_TOKEN)).contains(claim.token().digest());
        assertThat(details.text(Detail.PRESENTED_TOKEN)).contains(other.token().digest());
        assertThat(details.toString()).doesNotContain("owner\"").doesNotContain("someone else");
    }

    @Test
    void refusesALeaseThatHasEnded() {
        bench.clock().set(claim.leaseUntilMs());

        Details details = refused(PredicateTerm.LEASE, claim);

        assertThat(details.number(Detail.STORED_LEASE_UNTIL_MS)).hasValue(claim.leaseUntilMs());
        assertThat(details.number(Detail.PRESENTED_NOW_MS)).hasValue(claim.leaseUntilMs());
    }

    @Test
    void judgesTheLeaseByTheRowAndNotByTheCaller() {
        Claim boasting =
                new Claim(claim.caller(), claim.fingerprint(), claim.token(), claim.claimedAtMs(), Long.MAX_VALUE);
        bench.clock().set(claim.leaseUntilMs());

        refused(PredicateTerm.LEASE, boasting);
    }

    @Test
    void namesTheFirstTermThatFailedWhereSeveralDo() {
        bench.clock().set(claim.leaseUntilMs());

        refused(PredicateTerm.TOKEN, withToken("someone else"));
    }

    @Test
    void letsTheOwnerSaveAfterOthersWereRefused() {
        refused(PredicateTerm.TOKEN, withToken("someone else"));

        assertThat(bench.save(claim, ANSWER)).isEqualTo(new SaveOutcome.Saved());
    }

    /** Saves with {@code presented}, which must be refused for {@code term} and leave no trace but one journal row. */
    private Details refused(PredicateTerm term, Claim presented) {
        RowImage before = bench.row(presented.caller().key());
        int events = bench.events(presented.caller().key()).size();

        SaveOutcome outcome = bench.save(presented, ANSWER);

        assertThat(outcome).isInstanceOf(SaveOutcome.Refused.class);
        Refusal refusal = ((SaveOutcome.Refused) outcome).refusal();
        assertThat(refusal.term()).isEqualTo(term);
        assertThat(bench.row(presented.caller().key())).isEqualTo(before);
        assertThat(bench.events(presented.caller().key())).hasSize(events + 1);
        Event event = bench.lastEvent(presented.caller().key());
        assertThat(event.type()).isEqualTo(EventType.REFUSED);
        assertThat(event.details()).isEqualTo(refusal.details());
        assertThat(event.details().text(Detail.TERM)).contains(term.text());
        return refusal.details();
    }

    private Claim withToken(String token) {
        return new Claim(
                claim.caller(), claim.fingerprint(), new OwnerToken(token), claim.claimedAtMs(), claim.leaseUntilMs());
    }

    private Claim withKey(String vendor, String key) {
        return new Claim(
                Samples.caller(bench.run(), Samples.key(vendor, key), "owner"),
                claim.fingerprint(),
                claim.token(),
                claim.claimedAtMs(),
                claim.leaseUntilMs());
    }
}
