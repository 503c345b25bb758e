package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever lost a key to a successor can do nothing to the successor's row. */
class FormerOwnerTest {

    private static final long MINUTE_MS = 60_000;
    private static final long SECOND_MS = 1_000;

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

    /** Case C7. */
    @Test
    void cannotSaveOverItsSuccessorWhoCanStillSave() {
        Claim first = bench.claimed(Samples.lasting(30 * MINUTE_MS, bench.request("first")));
        bench.clock().set(Bench.START_MS + 30 * MINUTE_MS);
        Claim second = bench.claimed(Samples.lasting(30 * MINUTE_MS, bench.request("second")));
        bench.clock().set(Bench.START_MS + 40 * MINUTE_MS);
        RowImage successors = bench.row(Samples.KEY);

        SaveOutcome late = bench.save(first, Samples.answer(200, "late"));

        assertRefused(PredicateTerm.TOKEN, late);
        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
        assertThat(bench.find(Samples.KEY).orElseThrow().leaseUntilMs()).isEqualTo(second.leaseUntilMs());
        assertThat(bench.save(second, Samples.answer(200, "in time"))).isEqualTo(new SaveOutcome.Saved());
    }

    /** Case C10. */
    @Test
    void cannotCleanUpItsSuccessorsClaim() {
        Claim first = bench.claimed(Samples.lasting(10 * SECOND_MS, bench.request("first")));
        bench.clock().set(Bench.START_MS + 11 * SECOND_MS);
        Claim second = bench.claimed(Samples.lasting(10 * SECOND_MS, bench.request("second")));
        bench.clock().set(Bench.START_MS + 15 * SECOND_MS);
        RowImage successors = bench.row(Samples.KEY);

        SaveOutcome cleanup = bench.release(first);

        assertRefused(PredicateTerm.TOKEN, cleanup);
        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
        bench.clock().set(Bench.START_MS + 16 * SECOND_MS);
        assertThat(bench.claim(bench.request("third"))).isEqualTo(new ClaimOutcome.Busy(5 * SECOND_MS));
        assertThat(bench.save(second, Samples.answer(200, "done"))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void cannotRenewItsSuccessorsClaim() {
        Claim first = bench.claimed(bench.request("first"));
        bench.clock().set(first.leaseUntilMs());
        bench.claimed(bench.request("second"));
        RowImage successors = bench.row(Samples.KEY);

        assertThat(bench.renew(first, Bench.LEASE_MS)).isEmpty();
        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
    }

    @Test
    void cannotSaveAfterItsSuccessorHasSaved() {
        Claim first = bench.claimed(bench.request("first"));
        bench.clock().set(first.leaseUntilMs());
        bench.save(bench.claimed(bench.request("second")), Samples.answer(200, "second"));
        RowImage successors = bench.row(Samples.KEY);

        assertRefused(PredicateTerm.STATE, bench.save(first, Samples.answer(200, "first")));
        assertRefused(PredicateTerm.STATE, bench.release(first));
        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
    }

    @Test
    void cannotSaveEvenWhereItsSuccessorIsTheSameWorker() {
        ClaimRequest request = bench.request("first");
        Claim first = bench.claimed(request);
        bench.clock().set(first.leaseUntilMs());
        Claim second = bench.claimed(
                new ClaimRequest(request.caller(), request.fingerprint(), new OwnerToken("second"), request.leaseMs()));

        assertRefused(PredicateTerm.TOKEN, bench.save(first, Samples.answer(200, "late")));
        assertThat(bench.save(second, Samples.answer(200, "in time"))).isEqualTo(new SaveOutcome.Saved());
    }

    private static void assertRefused(PredicateTerm term, SaveOutcome outcome) {
        assertThat(outcome).isInstanceOfSatisfying(SaveOutcome.Refused.class, refused -> assertThat(
                        refused.refusal().term())
                .isEqualTo(term));
    }
}
