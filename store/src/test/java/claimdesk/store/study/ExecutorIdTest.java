package claimdesk.store.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.identity.AttemptId;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker's name is stable, so two calls of one worker own each other's claims. */
class ExecutorIdTest {

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
    void letsTwoCallsOfOneWorkerClaimOneKey() {
        Claiming studied = bench.under(StudyProtocol.EXECUTOR_ID);

        assertThat(studied.claim(by("worker-1", "first"))).isInstanceOf(ClaimOutcome.Claimed.class);
        assertThat(studied.claim(by("worker-1", "second"))).isInstanceOf(ClaimOutcome.Claimed.class);
    }

    @Test
    void letsAFormerOwnerSaveOverALaterCallOfItsOwnWorker() {
        Claiming studied = bench.under(StudyProtocol.EXECUTOR_ID);
        Claim former = Bench.claimed(studied.claim(by("worker-1", "former")));
        bench.clock().set(former.leaseUntilMs());
        Claim successor = Bench.claimed(studied.claim(by("worker-1", "successor")));

        assertThat(save(studied, former)).isEqualTo(new SaveOutcome.Saved());
        assertThat(save(studied, successor)).isInstanceOf(SaveOutcome.Refused.class);
    }

    @Test
    void savesAfterItsLeaseHasEnded() {
        Claiming studied = bench.under(StudyProtocol.EXECUTOR_ID);
        Claim claim = Bench.claimed(studied.claim(by("worker-1", "late")));
        bench.clock().set(claim.leaseUntilMs());

        assertThat(save(studied, claim)).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void tellsTwoWorkersApart() {
        Claiming studied = bench.under(StudyProtocol.EXECUTOR_ID);
        Claim former = Bench.claimed(studied.claim(by("worker-1", "first")));
        assertThat(studied.look(by("worker-2", "second"))).contains(new ClaimOutcome.Busy(Bench.LEASE_MS));
        assertThat(studied.claim(by("worker-2", "second"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
        bench.clock().set(former.leaseUntilMs());
        studied.claim(by("worker-2", "second"));

        assertThat(save(studied, former)).isInstanceOf(SaveOutcome.Refused.class);
    }

    @Test
    void isRefusedUnderTheOwnedClaimOnTheSameSchedules() {
        Claiming owned = bench.under(FitProtocol.OWNED_CLAIM);
        Claim former = Bench.claimed(owned.claim(by("worker-1", "former")));
        assertThat(owned.claim(by("worker-1", "second"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
        bench.clock().set(former.leaseUntilMs());
        Claim successor = Bench.claimed(owned.claim(by("worker-1", "successor")));
        RowImage successors = bench.row(Samples.KEY);

        assertThat(save(owned, former)).isInstanceOf(SaveOutcome.Refused.class);

        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
        assertThat(save(owned, successor)).isEqualTo(new SaveOutcome.Saved());
    }

    private ClaimRequest by(String worker, String call) {
        ClaimRequest request = bench.request(call);
        Caller caller = new Caller(
                bench.run(),
                Samples.KEY,
                new AttemptId(call),
                Samples.ORDER,
                request.caller().operation(),
                worker);
        return new ClaimRequest(caller, request.fingerprint(), request.token(), request.leaseMs());
    }

    private static SaveOutcome save(Claiming protocol, Claim claim) {
        return protocol.save(claim, Samples.answer(200, "done"), OutcomeClass.FINAL, Bench.RETENTION_MS);
    }
}
