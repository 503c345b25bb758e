package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A free key is claimed by the first insert; everyone after it is told by the row that is there. */
class ClaimTest {

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void claimsAFreeKeyWithTheTokenAndLeaseThatWereAsked() {
        ClaimRequest request = bench.request("first");

        Claim claim = bench.claimed(request);

        assertThat(claim)
                .isEqualTo(new Claim(
                        request.caller(),
                        request.fingerprint(),
                        request.token(),
                        Bench.START_MS,
                        Bench.START_MS + Bench.LEASE_MS));
        assertThat(bench.find(Samples.KEY)).hasValueSatisfying(row -> {
            assertThat(row.state()).isEqualTo(KeyState.IN_PROGRESS);
            assertThat(row.token()).contains(request.token());
            assertThat(row.fingerprint()).isEqualTo(request.fingerprint());
            assertThat(row.claimedAtMs()).isEqualTo(Bench.START_MS);
            assertThat(row.leaseUntilMs()).isEqualTo(Bench.START_MS + Bench.LEASE_MS);
            assertThat(row.saved()).isEmpty();
            assertThat(row.order()).isEqualTo(Samples.ORDER);
            assertThat(row.attempt()).isEqualTo(request.caller().attempt());
        });
    }

    @Test
    void journalsTheClaimWithADigestOfTheTokenAndNeverTheToken() {
        bench.claimed(bench.request("secret-token"));

        Event event = bench.lastEvent(Samples.KEY);
        assertThat(event.type()).isEqualTo(EventType.CLAIMED);
        assertThat(event.atMs()).isEqualTo(Bench.START_MS);
        assertThat(event.subject())
                .isEqualTo(bench.request("secret-token").caller().subject());
        assertThat(event.details().text(Detail.TOKEN)).contains(new OwnerToken("secret-token").digest());
        assertThat(event.details().number(Detail.LEASE_UNTIL_MS)).hasValue(Bench.START_MS + Bench.LEASE_MS);
        assertThat(event.details().toString()).doesNotContain("secret-token");
    }

    @Test
    void tellsTheSecondCallerHowLongTheLeaseStillRuns() {
        bench.claimed(bench.request("first"));
        bench.clock().advance(12_345);

        assertThat(bench.claim(bench.request("second"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS - 12_345));
        Event event = bench.lastEvent(Samples.KEY);
        assertThat(event.type()).isEqualTo(EventType.BUSY);
        assertThat(event.details().number(Detail.LEASE_LEFT_MS)).hasValue(Bench.LEASE_MS - 12_345);
    }

    @Test
    void claimsTwoKeysOfOneVendorApart() {
        bench.claimed(bench.request(Samples.key("vendor-a", "one"), "first"));

        Claim other = bench.claimed(bench.request(Samples.key("vendor-a", "two"), "second"));

        assertThat(bench.save(other, Samples.answer(200, "done"))).isEqualTo(new SaveOutcome.Saved());
        assertThat(bench.find(Samples.key("vendor-a", "one")).orElseThrow().state())
                .isEqualTo(KeyState.IN_PROGRESS);
    }

    @Test
    void leavesNothingOfAClaimWhoseTransactionIsUndone() {
        ClaimRequest request = bench.request("first");

        assertThatThrownBy(() -> bench.store().write(tables -> {
                    tables.claims().claim(request);
                    throw new IllegalStateException("stop here");
                }))
                .hasMessage("stop here");

        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
        assertThat(bench.events(Samples.KEY)).isEmpty();
    }

    @Test
    void refusesALeaseOfNoTime() {
        ClaimRequest request = bench.request("first");

        assertThatThrownBy(() -> Samples.lasting(0, request))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0 ms");
    }

    @Test
    void claimsForOneMillisecondAtLeast() {
        bench.claimed(Samples.lasting(1, bench.request("first")));

        assertThat(bench.claim(bench.request("second"))).isEqualTo(new ClaimOutcome.Busy(1));
        bench.clock().advance(1);
        assertThat(bench.claim(bench.request("third"))).isInstanceOf(ClaimOutcome.Claimed.class);
    }

    @Test
    void looksWithoutClaiming() {
        ClaimRequest request = bench.request("first");

        assertThat(bench.under(FitProtocol.DEFAULT).look(request)).isEmpty();
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }
}
