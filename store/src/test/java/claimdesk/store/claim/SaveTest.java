package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.Samples;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The owner's save stores the answer and wipes the token, in one write. */
class SaveTest {

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
    void storesTheAnswerAndHowLongItIsKept() {
        bench.clock().advance(700);

        assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());

        long savedAtMs = Bench.START_MS + 700;
        assertThat(bench.find(Samples.KEY).orElseThrow().saved())
                .contains(new SavedAnswer(
                        Samples.answer(201, "made"), OutcomeClass.FINAL, savedAtMs, savedAtMs + Bench.RETENTION_MS));
    }

    @Test
    void wipesTheTokenInTheSameWrite() {
        bench.save(claim, Samples.answer(201, "made"));

        assertThat(bench.find(Samples.KEY).orElseThrow().token()).isEmpty();
        assertThat(RawSql.number(bench.file(), "SELECT count(*) FROM idempotency_key WHERE owner_token IS NULL"))
                .isEqualTo(1);
    }

    @Test
    void savesInTheLastMillisecondOfTheLease() {
        bench.clock().set(claim.leaseUntilMs() - 1);

        assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void refusesAtTheInstantAtWhichTheLeaseEnds() {
        bench.clock().set(claim.leaseUntilMs());

        assertThat(bench.save(claim, Samples.answer(201, "made")))
                .isInstanceOfSatisfying(
                        SaveOutcome.Refused.class,
                        refused -> assertThat(refused.refusal().term()).isEqualTo(PredicateTerm.LEASE));
    }

    @Test
    void refusesToSaveOneClaimTwice() {
        bench.save(claim, Samples.answer(201, "made"));

        assertThat(bench.save(claim, Samples.answer(500, "other")))
                .isInstanceOfSatisfying(
                        SaveOutcome.Refused.class,
                        refused -> assertThat(refused.refusal().term()).isEqualTo(PredicateTerm.STATE));
        assertThat(bench.find(Samples.KEY).orElseThrow().saved().orElseThrow().answer())
                .isEqualTo(Samples.answer(201, "made"));
    }

    @Test
    void refusesToSaveAnAnswerWithoutEffect() {
        assertThatThrownBy(() -> bench.store().write(tables -> tables.claims()
                        .save(claim, Samples.answer(503, "later"), OutcomeClass.NO_EFFECT, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("released, not saved");
        assertThat(bench.find(Samples.KEY).orElseThrow().state()).isEqualTo(KeyState.IN_PROGRESS);
    }

    @Test
    void journalsTheSaveWithTheHashOfTheAnswer() {
        bench.save(claim, Samples.answer(201, "made"));

        Event event = bench.lastEvent(Samples.KEY);
        assertThat(event.type()).isEqualTo(EventType.SAVED);
        assertThat(event.details().number(Detail.STATUS)).hasValue(201);
        assertThat(event.details().text(Detail.OUTCOME)).contains("final");
        assertThat(event.details().text(Detail.TOKEN)).contains(claim.token().digest());
        assertThat(event.details().text(Detail.ANSWER_SHA256))
                .contains(Samples.answer(201, "made").sha256());
        assertThat(event.details().number(Detail.KEEP_UNTIL_MS)).hasValue(Bench.START_MS + Bench.RETENTION_MS);
    }

    @Test
    void savesWithARenewedLease() {
        bench.clock().advance(Bench.LEASE_MS - 1);
        bench.renew(claim, Bench.LEASE_MS);
        bench.clock().advance(Bench.LEASE_MS - 1);

        assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
    }
}
