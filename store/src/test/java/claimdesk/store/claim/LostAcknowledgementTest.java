package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.Transactions;
import claimdesk.store.database.StoreException;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case C13: a write was committed and its caller never heard of it. */
class LostAcknowledgementTest {

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
    void knowsItsOwnClaimByTheToken() {
        ClaimRequest request = bench.request("first");
        lost(transactions -> transactions.write(tables -> tables.claims().claim(request)));
        bench.clock().advance(400);

        Claim claim = bench.claimed(request);

        assertThat(claim.leaseUntilMs()).isEqualTo(Bench.START_MS + Bench.LEASE_MS);
        assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.SAVED);
    }

    @Test
    void keepsEveryoneElseBusyMeanwhile() {
        ClaimRequest request = bench.request("first");
        lost(transactions -> transactions.write(tables -> tables.claims().claim(request)));

        assertThat(bench.claim(bench.request("second"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
    }

    @Test
    void replaysTheAnswerWhoseSaveWasNotAcknowledged() {
        Claim claim = bench.claimed(bench.request("first"));
        lost(transactions -> transactions.write(tables ->
                tables.claims().save(claim, Samples.answer(201, "made"), OutcomeClass.FINAL, Bench.RETENTION_MS)));

        assertThat(bench.claim(bench.request("second")))
                .isInstanceOfSatisfying(ClaimOutcome.Replay.class, replay -> assertThat(replay.answer())
                        .isEqualTo(Samples.answer(201, "made")));
    }

    @Test
    void refusesToSaveTwiceWhereTheFirstSaveWasNotAcknowledged() {
        Claim claim = bench.claimed(bench.request("first"));
        lost(transactions -> transactions.write(tables ->
                tables.claims().save(claim, Samples.answer(201, "made"), OutcomeClass.FINAL, Bench.RETENTION_MS)));

        SaveOutcome again = bench.save(claim, Samples.answer(201, "made"));

        assertThat(again).isInstanceOfSatisfying(SaveOutcome.Refused.class, refused -> assertThat(
                        refused.refusal().term())
                .isEqualTo(PredicateTerm.STATE));
    }

    private void lost(Consumer<Transactions> step) {
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> step.accept(bench.store().losingAcknowledgements()))
                .satisfies(failure -> {
                    assertThat(failure.kind()).isEqualTo(StoreException.Kind.ACKNOWLEDGEMENT_LOST);
                    assertThat(failure.maybeCommitted()).isTrue();
                    assertThat(failure).hasMessageContaining(bench.file().toString());
                });
    }
}
