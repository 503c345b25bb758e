package claimdesk.store.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The double click: two callers look, both see a free key, both claim it. */
class CheckThenInsertTest {

    @TempDir
    Path folder;

    private Bench bench;
    private ClaimRequest first;
    private ClaimRequest second;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
        first = bench.request("first");
        second = bench.request("second");
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void letsBothCallersClaimWhoLookedBeforeEitherInserted() {
        Claiming studied = bench.under(StudyProtocol.CHECK_THEN_INSERT);
        assertThat(studied.look(first)).isEmpty();
        assertThat(studied.look(second)).isEmpty();

        assertThat(studied.claim(first)).isInstanceOf(ClaimOutcome.Claimed.class);
        assertThat(studied.claim(second)).isInstanceOf(ClaimOutcome.Claimed.class);

        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.CLAIMED);
    }

    @Test
    void letsBothCallersSave() {
        Claiming studied = bench.under(StudyProtocol.CHECK_THEN_INSERT);
        Claim ofFirst = Bench.claimed(studied.claim(first));
        Claim ofSecond = Bench.claimed(studied.claim(second));

        assertThat(studied.save(ofSecond, Samples.answer(200, "second"), OutcomeClass.FINAL, 1_000))
                .isEqualTo(new SaveOutcome.Saved());
        assertThat(studied.save(ofFirst, Samples.answer(200, "first"), OutcomeClass.FINAL, 1_000))
                .isEqualTo(new SaveOutcome.Saved());
        assertThat(bench.find(Samples.KEY).orElseThrow().saved().orElseThrow().answer())
                .isEqualTo(Samples.answer(200, "first"));
    }

    @Test
    void seesWhoeverInsertedBeforeItLooked() {
        Claiming studied = bench.under(StudyProtocol.CHECK_THEN_INSERT);
        studied.claim(first);

        assertThat(studied.look(second)).contains(new ClaimOutcome.Busy(Bench.LEASE_MS));
        assertThat(StudyProtocol.CHECK_THEN_INSERT.looksFirst()).isTrue();
    }

    @Test
    void isRefusedUnderTheOwnedClaimOnTheSameSchedule() {
        Claiming owned = bench.under(FitProtocol.OWNED_CLAIM);
        assertThat(owned.look(first)).isEmpty();
        assertThat(owned.look(second)).isEmpty();

        Claim ofFirst = Bench.claimed(owned.claim(first));
        assertThat(owned.claim(second)).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));

        assertThat(owned.save(second.claimedAt(Bench.START_MS), Samples.answer(200, "2"), OutcomeClass.FINAL, 1_000))
                .isInstanceOf(SaveOutcome.Refused.class);
        assertThat(owned.save(ofFirst, Samples.answer(200, "1"), OutcomeClass.FINAL, 1_000))
                .isEqualTo(new SaveOutcome.Saved());
    }
}
