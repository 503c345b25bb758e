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

/** A long worker makes its lease longer for as long as it owns the key, and never shorter. */
class RenewTest {

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
    void endsTheLeaseSoLongFromNow() {
        bench.clock().advance(20_000);

        Claim renewed = bench.renew(claim, Bench.LEASE_MS).orElseThrow();

        assertThat(renewed.leaseUntilMs()).isEqualTo(Bench.START_MS + 50_000);
        assertThat(renewed.token()).isEqualTo(claim.token());
        assertThat(renewed.claimedAtMs()).isEqualTo(claim.claimedAtMs());
        assertThat(bench.find(Samples.KEY).orElseThrow().leaseUntilMs()).isEqualTo(Bench.START_MS + 50_000);
    }

    @Test
    void journalsTheNewEnd() {
        bench.clock().advance(20_000);
        bench.renew(claim, Bench.LEASE_MS);

        assertThat(bench.lastEvent(Samples.KEY).type()).isEqualTo(EventType.RENEWED);
        assertThat(bench.lastEvent(Samples.KEY).details().number(Detail.LEASE_UNTIL_MS))
                .hasValue(Bench.START_MS + 50_000);
    }

    @Test
    void keepsTheLongerLeaseWhereLessIsAsked() {
        Claim renewed = bench.renew(claim, 1).orElseThrow();

        assertThat(renewed.leaseUntilMs()).isEqualTo(claim.leaseUntilMs());
        assertThat(bench.find(Samples.KEY).orElseThrow().leaseUntilMs()).isEqualTo(claim.leaseUntilMs());
    }

    @Test
    void keepsTheLongerLeaseWhereTheCallerPresentsTheClaimFromBeforeItWasRenewed() {
        long renewedUntilMs =
                bench.renew(claim, 2 * Bench.LEASE_MS).orElseThrow().leaseUntilMs();

        Claim again = bench.renew(claim, 1).orElseThrow();

        assertThat(bench.find(Samples.KEY).orElseThrow().leaseUntilMs()).isEqualTo(renewedUntilMs);
        assertThat(again.leaseUntilMs()).isEqualTo(renewedUntilMs);
        assertThat(bench.lastEvent(Samples.KEY).details().number(Detail.LEASE_UNTIL_MS))
                .hasValue(renewedUntilMs);
    }

    @Test
    void renewsInTheLastMillisecond() {
        bench.clock().set(claim.leaseUntilMs() - 1);

        assertThat(bench.renew(claim, Bench.LEASE_MS)).isPresent();
    }

    @Test
    void doesNotReviveALeaseThatHasEnded() {
        bench.clock().set(claim.leaseUntilMs());

        assertNotRenewed(claim);
    }

    @Test
    void doesNotRenewForAnotherToken() {
        assertNotRenewed(new Claim(
                claim.caller(),
                claim.fingerprint(),
                new OwnerToken("someone else"),
                claim.claimedAtMs(),
                claim.leaseUntilMs()));
    }

    @Test
    void doesNotRenewForAnotherFingerprint() {
        assertNotRenewed(new Claim(
                claim.caller(),
                Samples.fingerprint("other body"),
                claim.token(),
                claim.claimedAtMs(),
                claim.leaseUntilMs()));
    }

    @Test
    void doesNotRenewForAnotherKey() {
        assertNotRenewed(new Claim(
                Samples.caller(bench.run(), Samples.key("vendor-a", "order-2"), "owner"),
                claim.fingerprint(),
                claim.token(),
                claim.claimedAtMs(),
                claim.leaseUntilMs()));
    }

    @Test
    void doesNotRenewASavedKey() {
        bench.save(claim, Samples.answer(200, "done"));

        assertNotRenewed(claim);
    }

    @Test
    void doesNotRenewARowThatIsMarkedAsSavedThoughTokenAndLeaseHold() {
        bench.markSavedThoughOwned();

        assertNotRenewed(claim);
    }

    @Test
    void doesNotBringARowBackThatIsGone() {
        bench.remove(Samples.KEY);

        assertNotRenewed(claim);
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    private void assertNotRenewed(Claim presented) {
        RowImage before = bench.row(Samples.KEY);

        assertThat(bench.renew(presented, Bench.LEASE_MS)).isEmpty();

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.types(Samples.KEY)).doesNotContain(EventType.RENEWED);
    }
}
