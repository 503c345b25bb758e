package claimdesk.store.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.claim.SavedAnswer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The save of the article on owned claims, before: it writes whatever row has the key, or makes one. */
class BestEffortTest {

    private static final Answer LATE = Samples.answer(200, "late");

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
    void makesARowOutOfThinAirAfterItsOwnWasRemoved() {
        Claiming studied = bench.under(StudyProtocol.BEST_EFFORT);
        Claim claim = Bench.claimed(studied.claim(bench.request("first")));
        bench.remove(Samples.KEY);

        assertThat(save(studied, claim)).isEqualTo(new SaveOutcome.Saved());

        assertThat(savedAnswer()).isEqualTo(LATE);
    }

    @Test
    void overwritesItsSuccessorsClaim() {
        Claiming studied = bench.under(StudyProtocol.BEST_EFFORT);
        Claim former = Bench.claimed(studied.claim(bench.request("former")));
        bench.clock().set(former.leaseUntilMs());
        studied.claim(bench.request("successor"));

        assertThat(save(studied, former)).isEqualTo(new SaveOutcome.Saved());

        assertThat(bench.find(Samples.KEY).orElseThrow().state()).isEqualTo(KeyState.SAVED);
        assertThat(savedAnswer()).isEqualTo(LATE);
    }

    @Test
    void overwritesItsSuccessorsAnswer() {
        Claiming studied = bench.under(StudyProtocol.BEST_EFFORT);
        Claim former = Bench.claimed(studied.claim(bench.request("former")));
        bench.clock().set(former.leaseUntilMs());
        Claim successor = Bench.claimed(studied.claim(bench.request("successor")));
        studied.save(successor, Samples.answer(201, "in time"), OutcomeClass.FINAL, Bench.RETENTION_MS);

        save(studied, former);

        assertThat(savedAnswer()).isEqualTo(LATE);
    }

    @Test
    void answersSuccessWhateverBecameOfTheSave() {
        assertThat(StudyProtocol.BEST_EFFORT.answersUnsaved()).isTrue();
        assertThat(FitProtocol.OWNED_CLAIM.answersUnsaved()).isFalse();
    }

    @Test
    void letsOnlyOneCallerClaim() {
        Claiming studied = bench.under(StudyProtocol.BEST_EFFORT);
        studied.claim(bench.request("first"));

        assertThat(studied.claim(bench.request("second"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
    }

    @Test
    void isRefusedUnderTheOwnedClaimOnTheSameSchedules() {
        Claiming owned = bench.under(FitProtocol.OWNED_CLAIM);
        Claim removed = Bench.claimed(owned.claim(bench.request("first")));
        bench.remove(Samples.KEY);
        assertThat(save(owned, removed)).isInstanceOf(SaveOutcome.Refused.class);
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();

        Claim former = Bench.claimed(owned.claim(bench.request("former")));
        bench.clock().set(former.leaseUntilMs());
        owned.claim(bench.request("successor"));
        RowImage successors = bench.row(Samples.KEY);
        assertThat(save(owned, former)).isInstanceOf(SaveOutcome.Refused.class);
        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
    }

    private static SaveOutcome save(Claiming protocol, Claim claim) {
        return protocol.save(claim, LATE, OutcomeClass.FINAL, Bench.RETENTION_MS);
    }

    private Answer savedAnswer() {
        return bench.find(Samples.KEY)
                .orElseThrow()
                .saved()
                .map(SavedAnswer::answer)
                .orElseThrow();
    }
}
