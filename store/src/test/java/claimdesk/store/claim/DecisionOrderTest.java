package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a row is there, the decisions a to f of design section 2 are made in that order. */
class DecisionOrderTest {

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
    void callsAnotherRequestAMismatchWhileTheFirstIsInProgress() {
        Claim first = bench.claimed(bench.request("first"));
        RowImage before = bench.row(Samples.KEY);

        ClaimOutcome outcome = bench.claim(Samples.asking("other body", bench.request("second")));

        assertThat(outcome)
                .isEqualTo(new ClaimOutcome.Mismatch(first.fingerprint().sha256()));
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        Event event = bench.lastEvent(Samples.KEY);
        assertThat(event.type()).isEqualTo(EventType.MISMATCH);
        assertThat(event.details().text(Detail.PRESENTED_FINGERPRINT))
                .contains(Samples.fingerprint("other body").sha256());
    }

    @Test
    void callsAnotherRequestAMismatchEvenWithTheOwnersToken() {
        bench.claimed(bench.request("first"));

        assertThat(bench.claim(Samples.asking("other body", bench.request("first"))))
                .isInstanceOf(ClaimOutcome.Mismatch.class);
    }

    @Test
    void callsAnotherRequestAMismatchAfterTheLeaseHasEnded() {
        bench.claimed(bench.request("first"));
        bench.clock().advance(Bench.LEASE_MS * 10);
        RowImage before = bench.row(Samples.KEY);

        assertThat(bench.claim(Samples.asking("other body", bench.request("second"))))
                .isInstanceOf(ClaimOutcome.Mismatch.class);
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
    }

    @Test
    void callsAnotherRequestAMismatchWhileTheAnswerIsKept() {
        bench.save(bench.claimed(bench.request("first")), Samples.answer(201, "made"));
        RowImage before = bench.row(Samples.KEY);

        assertThat(bench.claim(Samples.asking("other body", bench.request("second"))))
                .isInstanceOf(ClaimOutcome.Mismatch.class);
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
    }

    @Test
    void callsAnotherRequestAMismatchAfterTheRetentionHasPassed() {
        bench.save(bench.claimed(bench.request("first")), Samples.answer(201, "made"));
        bench.clock().advance(Bench.RETENTION_MS);

        assertThat(bench.claim(Samples.asking("other body", bench.request("second"))))
                .isInstanceOf(ClaimOutcome.Mismatch.class);
    }

    @Test
    void replaysToTheFormerOwnerToo() {
        bench.save(bench.claimed(bench.request("first")), Samples.answer(201, "made"));

        assertThat(bench.claim(bench.request("first"))).isInstanceOf(ClaimOutcome.Replay.class);
    }

    @Test
    void knowsItsOwnClaimBeforeItAsksWhetherTheLeaseRuns() {
        Claim first = bench.claimed(bench.request("first"));
        bench.clock().advance(Bench.LEASE_MS + 1);
        RowImage before = bench.row(Samples.KEY);

        assertThat(bench.claimed(bench.request("first"))).isEqualTo(first);
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED);
    }

    @Test
    void looksInTheSameOrder() {
        Claiming looking = bench.under(FitProtocol.DEFAULT);
        Claim first = bench.claimed(bench.request("first"));

        assertThat(looking.look(bench.request("second"))).contains(new ClaimOutcome.Busy(Bench.LEASE_MS));
        assertThat(looking.look(Samples.asking("other body", bench.request("second"))))
                .containsInstanceOf(ClaimOutcome.Mismatch.class);
        bench.clock().advance(Bench.LEASE_MS - 1);
        bench.save(first, Samples.answer(201, "made"));
        assertThat(looking.look(bench.request("second"))).containsInstanceOf(ClaimOutcome.Replay.class);
        bench.clock().advance(Bench.RETENTION_MS);
        assertThat(looking.look(bench.request("second"))).isEmpty();
    }
}
