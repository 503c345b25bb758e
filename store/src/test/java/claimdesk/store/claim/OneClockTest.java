package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.Store;
import claimdesk.store.database.Durability;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case C15: the store's one clock stamps and judges, and may itself jump. */
class OneClockTest {

    private static final long HOUR_MS = 3_600_000;

    @TempDir
    Path folder;

    private Bench bench;
    private Claim claim;

    @BeforeEach
    void claim() {
        bench = Bench.serial(folder);
        claim = bench.claimed(Samples.lasting(20_000, bench.request("owner")));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void claimsNothingTwiceAfterTheClockWentBackAnHour() {
        bench.clock().advance(10_000 - HOUR_MS);

        assertThat(bench.claim(bench.request("second"))).isEqualTo(new ClaimOutcome.Busy(10_000 + HOUR_MS));
        assertThat(bench.save(claim, Samples.answer(200, "done"))).isEqualTo(new SaveOutcome.Saved());
        assertThat(bench.claim(bench.request("third"))).isInstanceOf(ClaimOutcome.Replay.class);
    }

    @Test
    void turnsTheOwnerAwayWhereTheClockWentForwardAnHour() {
        bench.clock().advance(HOUR_MS);
        Claim second = bench.claimed(bench.request("second"));
        bench.clock().advance(-HOUR_MS);

        assertThat(bench.save(claim, Samples.answer(200, "late"))).isInstanceOf(SaveOutcome.Refused.class);
        assertThat(bench.save(second, Samples.answer(200, "done"))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void stampsRowsAndJournalByTheSameClock() {
        bench.clock().advance(-HOUR_MS);
        bench.save(claim, Samples.answer(200, "done"));

        long nowMs = Bench.START_MS - HOUR_MS;
        assertThat(bench.find(Samples.KEY).orElseThrow().saved().orElseThrow().savedAtMs())
                .isEqualTo(nowMs);
        assertThat(bench.events(Samples.KEY)).extracting(Event::atMs).containsExactly(Bench.START_MS, nowMs);
    }

    /** A clock that goes on between two looks must not part what one transaction judges by from what it stamps. */
    @Test
    void judgesAndStampsOneTransactionByOneInstant() {
        AtomicLong looks = new AtomicLong(claim.leaseUntilMs() - 2);
        try (Store ticking =
                Store.openSerial(bench.file(), Durability.NONE, () -> Instant.ofEpochMilli(looks.incrementAndGet()))) {
            ticking.write(tables -> tables.claims().save(claim, Samples.answer(200, "done"), OutcomeClass.FINAL, 1));
        }

        long lastMs = claim.leaseUntilMs() - 1;
        assertThat(bench.lastEvent(Samples.KEY).type()).isEqualTo(EventType.SAVED);
        assertThat(bench.lastEvent(Samples.KEY).atMs()).isEqualTo(lastMs);
        assertThat(bench.find(Samples.KEY).orElseThrow().saved().orElseThrow().savedAtMs())
                .isEqualTo(lastMs);
    }

    @Test
    void takesNoTimeFromWhoeverPresentsAClaim() {
        Claim skewed = new Claim(
                claim.caller(),
                claim.fingerprint(),
                claim.token(),
                claim.claimedAtMs() + 20_000,
                claim.leaseUntilMs() + 20_000);
        bench.clock().set(claim.leaseUntilMs());

        assertThat(bench.save(skewed, Samples.answer(200, "late"))).isInstanceOf(SaveOutcome.Refused.class);
        assertThat(bench.claim(bench.request("second"))).isInstanceOf(ClaimOutcome.Claimed.class);
    }
}
