package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A claim that did nothing is given back, by its owner alone. */
class ReleaseTest {

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
    void freesTheKeySoThatARetryMayRun() {
        assertThat(bench.release(claim)).isEqualTo(new SaveOutcome.Saved());

        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
        assertThat(bench.claimed(bench.request("retry")).token()).isEqualTo(new OwnerToken("retry"));
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.RELEASED, EventType.CLAIMED);
    }

    @Test
    void freesTheKeyForAnotherRequestToo() {
        bench.release(claim);

        assertThat(bench.claim(Samples.asking("other body", bench.request("other"))))
                .isInstanceOf(ClaimOutcome.Claimed.class);
    }

    @Test
    void journalsWhy() {
        bench.release(claim);

        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.REASON)).contains("nothing was done");
        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.ROW)).contains(StoredKey.GONE);
    }

    @Test
    void refusesAnotherToken() {
        assertRefused(
                PredicateTerm.TOKEN,
                new Claim(
                        claim.caller(),
                        claim.fingerprint(),
                        new OwnerToken("someone else"),
                        claim.claimedAtMs(),
                        claim.leaseUntilMs()));
    }

    @Test
    void refusesAnotherFingerprint() {
        assertRefused(
                PredicateTerm.FINGERPRINT,
                new Claim(
                        claim.caller(),
                        Samples.fingerprint("other body"),
                        claim.token(),
                        claim.claimedAtMs(),
                        claim.leaseUntilMs()));
    }

    @Test
    void refusesOnceTheLeaseHasEnded() {
        bench.clock().set(claim.leaseUntilMs());

        assertRefused(PredicateTerm.LEASE, claim);
    }

    @Test
    void refusesToTakeASavedAnswerAway() {
        bench.save(claim, Samples.answer(200, "done"));

        assertRefused(PredicateTerm.STATE, claim);
    }

    @Test
    void refusesARowThatIsMarkedAsSavedThoughTokenAndLeaseHold() {
        bench.markSavedThoughOwned();

        assertRefused(PredicateTerm.STATE, claim);
    }

    @Test
    void refusesARowThatIsGone() {
        bench.remove(Samples.KEY);

        assertRefused(PredicateTerm.KEY, claim);
    }

    private void assertRefused(PredicateTerm term, Claim presented) {
        RowImage before = bench.row(Samples.KEY);

        assertThat(bench.release(presented)).isInstanceOfSatisfying(SaveOutcome.Refused.class, refused -> assertThat(
                        refused.refusal().term())
                .isEqualTo(term));

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.types(Samples.KEY)).doesNotContain(EventType.RELEASED);
    }
}
