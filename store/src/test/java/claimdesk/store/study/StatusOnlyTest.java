package claimdesk.store.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The in-progress mark says that someone owns the key, not who. */
class StatusOnlyTest {

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
    void letsAFormerOwnerSaveOverItsSuccessorsClaim() {
        Claiming studied = bench.under(StudyProtocol.STATUS_ONLY);
        Claim former = Bench.claimed(studied.claim(bench.request("former")));
        bench.clock().set(former.leaseUntilMs());
        Claim successor = Bench.claimed(studied.claim(bench.request("successor")));

        assertThat(save(studied, former)).isEqualTo(new SaveOutcome.Saved());

        assertThat(bench.find(Samples.KEY).orElseThrow().state()).isEqualTo(KeyState.SAVED);
        assertThat(bench.find(Samples.KEY).orElseThrow().attempt())
                .isEqualTo(former.caller().attempt());
        assertThat(save(studied, successor)).isInstanceOf(SaveOutcome.Refused.class);
    }

    @Test
    void savesAfterItsLeaseHasEnded() {
        Claiming studied = bench.under(StudyProtocol.STATUS_ONLY);
        Claim claim = Bench.claimed(studied.claim(bench.request("late")));
        bench.clock().set(claim.leaseUntilMs() + Bench.LEASE_MS);

        assertThat(save(studied, claim)).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void doesNotSaveOverAnAnswerOrWithoutARow() {
        Claiming studied = bench.under(StudyProtocol.STATUS_ONLY);
        Claim claim = Bench.claimed(studied.claim(bench.request("first")));
        save(studied, claim);

        assertThat(save(studied, claim)).isInstanceOf(SaveOutcome.Refused.class);
        bench.remove(Samples.KEY);
        assertThat(save(studied, claim)).isInstanceOf(SaveOutcome.Refused.class);
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    @Test
    void isRefusedUnderTheOwnedClaimOnTheSameSchedule() {
        Claiming owned = bench.under(FitProtocol.OWNED_CLAIM);
        Claim former = Bench.claimed(owned.claim(bench.request("former")));
        bench.clock().set(former.leaseUntilMs());
        Claim successor = Bench.claimed(owned.claim(bench.request("successor")));
        RowImage successors = bench.row(Samples.KEY);

        assertThat(save(owned, former)).isInstanceOf(SaveOutcome.Refused.class);

        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
        assertThat(save(owned, successor)).isEqualTo(new SaveOutcome.Saved());
    }

    private static SaveOutcome save(Claiming protocol, Claim claim) {
        return protocol.save(claim, Samples.answer(200, "done"), OutcomeClass.FINAL, Bench.RETENTION_MS);
    }
}
