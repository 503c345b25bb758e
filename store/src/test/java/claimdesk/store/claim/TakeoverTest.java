package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Case C4: a crashed owner's key is taken over at exactly the end of its lease, and not a millisecond before. */
class TakeoverTest {

    @TempDir
    Path folder;

    private Bench bench;
    private Claim crashed;

    @BeforeEach
    void claimAndCrash() {
        bench = Bench.serial(folder);
        crashed = bench.claimed(bench.request("crashed"));
        bench.clock().advance(5_000);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void isBusyAMillisecondBeforeTheLeaseEnds() {
        bench.clock().set(Bench.START_MS + 29_999);

        assertThat(bench.claim(bench.request("retry"))).isEqualTo(new ClaimOutcome.Busy(1));
    }

    @Test
    void takesOverAtTheInstantAtWhichTheLeaseEnds() {
        bench.clock().set(Bench.START_MS + 30_000);

        Claim claim = bench.claimed(bench.request("retry"));

        assertThat(claim.claimedAtMs()).isEqualTo(Bench.START_MS + 30_000);
        assertThat(claim.leaseUntilMs()).isEqualTo(Bench.START_MS + 60_000);
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.TAKEN_OVER);
    }

    @Test
    void givesNoInstantToTwoOwners() {
        for (long offset = -2; offset <= 2; offset++) {
            var key = Samples.key("vendor-a", "edge " + offset);
            bench.clock().set(Bench.START_MS);
            Claim owner = bench.claimed(bench.request(key, "owner"));
            bench.clock().set(owner.leaseUntilMs() + offset);

            boolean ownerMaySave = bench.save(owner, Samples.answer(200, "")) instanceof SaveOutcome.Saved;
            boolean otherMayClaim = bench.claim(bench.request(key, "other")) instanceof ClaimOutcome.Claimed;

            assertThat(ownerMaySave).as("save at %d ms", offset).isEqualTo(offset < 0);
            assertThat(otherMayClaim).as("takeover at %d ms", offset).isEqualTo(offset >= 0);
        }
    }

    @Test
    void givesTheRowANewTokenAndTheNewAttempt() {
        bench.clock().set(crashed.leaseUntilMs());

        bench.claimed(bench.request("retry"));

        StoredKey row = bench.find(Samples.KEY).orElseThrow();
        assertThat(row.token()).contains(new OwnerToken("retry"));
        assertThat(row.attempt()).isEqualTo(bench.request("retry").caller().attempt());
    }

    @Test
    void isBusyForAThirdCallerAfterTheTakeover() {
        bench.clock().set(crashed.leaseUntilMs());
        bench.claimed(bench.request("retry"));

        assertThat(bench.claim(bench.request("third"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
    }

    @Test
    void letsTheNewOwnerSave() {
        bench.clock().set(crashed.leaseUntilMs());
        Claim retry = bench.claimed(bench.request("retry"));

        assertThat(bench.save(retry, Samples.answer(200, "done"))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void journalsTheTakeoverWithTheNewOwnersToken() {
        bench.clock().set(crashed.leaseUntilMs());
        bench.claimed(bench.request("retry"));

        Event event = bench.lastEvent(Samples.KEY);
        assertThat(event.details().text(Detail.TOKEN)).contains(new OwnerToken("retry").digest());
        assertThat(event.details().number(Detail.LEASE_UNTIL_MS)).hasValue(Bench.START_MS + 60_000);
    }
}
